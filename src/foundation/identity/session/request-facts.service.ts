import type { FastifyRequest } from 'fastify'
import { isForeignVisit, type CallFacts, type VisitFacts } from '#foundation/identity/session/same-origin-call.rules.ts'

const textOf = (value: string | string[] | undefined): string | undefined => (typeof value === 'string' ? value : undefined)

export const readCallFacts = ({ headers }: FastifyRequest): CallFacts & VisitFacts => ({
  secFetchSite: textOf(headers['sec-fetch-site']),
  origin: textOf(headers.origin),
  referer: textOf(headers.referer),
  secPurpose: textOf(headers['sec-purpose'] ?? headers['purpose']),
  ownHeader: textOf(headers['propagate-errors'] ?? headers['x-requested-with']),
})

/** Whether another site led the visitor here; every host of the tenant is our own. */
export const isFromElsewhere = (request: FastifyRequest): boolean => {
  const { tenants } = request.server.services
  return isForeignVisit(readCallFacts(request), (host) => tenants.byHost(host)?.key === request.scope.tenant)
}
