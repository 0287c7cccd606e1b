import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { StartedServices } from '#app/start-services.ts'

type Followed = {
  readonly channel: string
  /** Of the log. */
  readonly failure: string
  readonly apply: (tenant: TenantKey) => Promise<void>
}

/** Applies a state of every tenant before the first request, and again whenever any process says on the channel that it changed. */
export const followTenants = async (
  session: DirectSession,
  { tenants, log }: Pick<StartedServices, 'tenants' | 'log'>,
  { channel, failure, apply }: Followed,
): Promise<{ stop: () => Promise<void> }> => {
  let working = Promise.resolve()
  /** One after the other: of two changes the later one stays. */
  const follow = (tenant: TenantKey): void => {
    working = working.then(() => apply(tenant)).catch((err: unknown) => log.error({ err, tenant }, failure))
  }
  for (const { key } of tenants.all) await apply(key)
  const notices = await session.listen(channel, {
    onNotice: (tenant) => isTenantKey(tenant) && follow(tenant),
    onGap: () => tenants.all.forEach(({ key }) => follow(key)),
  })
  return {
    stop: async () => {
      await notices.stop()
      await working
    },
  }
}
