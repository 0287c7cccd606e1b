import type { FastifyRequest } from 'fastify'
import type { Person } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const NO_SESSION = '00000000-0000-0000-0000-000000000000'

type ActingParts = { readonly tx: Tx; readonly services: Services; readonly tenant: TenantKey }

/** What the services of cart and checkout need of a request, for a person who is not there: no cookies, no session. */
export const actAs = ({ tx, services, tenant }: ActingParts, { id, roles }: Person): FastifyRequest =>
  ({
    tx,
    scope: { tenant, user: { id, roles, sessionId: NO_SESSION } },
    server: { services },
    cookies: {},
    headers: {},
  }) as unknown as FastifyRequest
