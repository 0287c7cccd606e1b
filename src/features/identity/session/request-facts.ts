import type { FastifyRequest } from 'fastify'
import type { CallFacts, VisitFacts } from '#features/identity/session/own-call.rules.ts'

const textOf = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

export const readCallFacts = ({ headers }: FastifyRequest): CallFacts & VisitFacts => ({
  secFetchSite: textOf(headers['sec-fetch-site']),
  secPurpose: textOf(headers['sec-purpose'] ?? headers['purpose']),
  ownHeader: textOf(headers['propagate-errors'] ?? headers['x-requested-with']),
})
