import { z } from 'zod'
import { hashToken, sweepRecords, takeOnce } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { openSealer } from '#platform/secrets/tenant-secret.ts'
import type { Services } from '#platform/services.ts'

/** The only thing such a token opens: the country list in a visitor's language [6.1.3]. */
export type AnonymousUse = 'translated-countries'

export const ANONYMOUS_TOKEN_S = 300
/** As many old records go with each new one as a busy minute leaves behind. */
const SWEPT = 10

const tokenSchema = z.object({ until: z.number() })
const bindingOf = (use: AnonymousUse): string => `anonymous ${use}`

export const sealAnonymousToken = async (services: Services, tenant: TenantKey, use: AnonymousUse): Promise<string> => {
  const until = services.clock.now().getTime() + ANONYMOUS_TOKEN_S * 1000
  return (await openSealer(services.db, tenant, 'anonymous-token')).seal({ until }, bindingOf(use))
}

/** Whether the `security` header of an anonymous call opens this one use on this site, now and for the first time [T-29]. */
export const useAnonymousToken = async (
  services: Services,
  { tx, tenant }: { tx: Tx; tenant: TenantKey },
  token: string | undefined,
  use: AnonymousUse,
): Promise<boolean> => {
  if (token === undefined) return false
  const opened = (await openSealer(services.db, tenant, 'anonymous-token', tx)).open(token, bindingOf(use))
  const { data } = tokenSchema.safeParse(opened)
  if (data === undefined || services.clock.now().getTime() >= data.until) return false
  await sweepRecords(tx, SWEPT)
  // Twice its life: a clock that is shifted a little must not bring it back.
  return takeOnce(tx, 'anonymous-token', hashToken(token).toString('base64url'), 2 * ANONYMOUS_TOKEN_S)
}
