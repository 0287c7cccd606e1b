import { z } from 'zod'
import type { TenantKey } from '#kernel/tenant.ts'
import { openSealer } from '#server/secrets/tenant-secret.ts'
import type { Services } from '#server/services.ts'

/** The only thing such a token opens: the country list in a visitor's language [6.1.3]. */
export type AnonymousUse = 'translated-countries'

export const ANONYMOUS_TOKEN_S = 300

const tokenSchema = z.object({ until: z.number() })
const bindingOf = (use: AnonymousUse): string => `anonymous ${use}`

export const sealAnonymousToken = async (services: Services, tenant: TenantKey, use: AnonymousUse): Promise<string> => {
  const until = services.clock.now().getTime() + ANONYMOUS_TOKEN_S * 1000
  return (await openSealer(services.db, tenant, 'anonymous-token')).seal({ until }, bindingOf(use))
}

/** Whether the `security` header of an anonymous call opens this one use on this site, now [T-29]. */
export const isAnonymousToken = async (
  services: Services,
  tenant: TenantKey,
  token: unknown,
  use: AnonymousUse,
): Promise<boolean> => {
  if (typeof token !== 'string') return false
  const opened = (await openSealer(services.db, tenant, 'anonymous-token')).open(token, bindingOf(use))
  const { data } = tokenSchema.safeParse(opened)
  return data !== undefined && services.clock.now().getTime() < data.until
}
