import type { FastifyRequest } from 'fastify'
import { notFound } from '#platform/http/errors.ts'

export type PasskeySite = { readonly rpID: string; readonly rpName: string; readonly origin: string }

/** A passkey belongs to one host: the one of the request, which is one of the tenant's, or nothing would have come this far. */
export const passkeySiteOf = ({ host, server, scope }: FastifyRequest): PasskeySite => {
  const { config, tenants } = server.services
  const tenant = tenants.byHost(host)
  if (tenant?.key !== scope.tenant) return notFound('page')
  const { hostname, origin } = new URL(`${config.publicScheme}://${host}`)
  return { rpID: hostname, rpName: tenant.name, origin }
}
