import type { FastifyRequest } from 'fastify'
import type { DataKind } from '#foundation/data-kinds/public.server.ts'
import { mayReadData } from '#foundation/identity/public.ts'
import { userOf } from '#platform/http/access.ts'
import { forbidden } from '#platform/http/errors.ts'

/** Lines of some kinds need a right beside the back office, here as on every other way out [T-102]. */
export const isReadableBy = (request: FastifyRequest, { right }: DataKind): boolean =>
  right === undefined || mayReadData(userOf(request).roles, right)

export const requireRight = (request: FastifyRequest, kind: DataKind): void => {
  if (!isReadableBy(request, kind)) forbidden(`The right to ${kind.right} is needed for this.`)
}

export const listReadable = (request: FastifyRequest, kinds: ReadonlyMap<string, DataKind>): readonly DataKind[] =>
  [...kinds.values()].filter((kind) => isReadableBy(request, kind))
