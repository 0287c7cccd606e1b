import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { claimPurges, endPurges, findNextPurge, PURGE_CHANNEL, putOffPurges, type Purge } from '#platform/cdn/purge.store.ts'
import { sendPurge } from '#platform/cdn/send-purge.service.ts'
import { combineKeys, planRetry, splitKeys } from '#platform/cdn/surrogate-key.rules.ts'
import { withTenant } from '#platform/database/database.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { StartedServices } from '#app/start-services.ts'

type Parts = Pick<StartedServices, 'backgroundDb' | 'tenants' | 'log'> & Pick<StartedServices, 'config'>

const RETRY_MS = 2000

/** Sends what caches in front have to forget, as soon as its change is committed, until they all took it. */
export const followPurges = async (
  session: DirectSession,
  { backgroundDb, tenants, log, config }: Parts,
): Promise<{ stop: () => Promise<void> }> => {
  const timers = new Map<TenantKey, NodeJS.Timeout>()
  const working = new Map<TenantKey, Promise<void>>()
  let isStopped = false

  const send = async (tenant: TenantKey, purges: readonly Purge[]): Promise<void> => {
    const keys = combineKeys(tenant, purges.map((purge) => purge.keys)) // prettier-ignore
    for (const part of splitKeys(keys)) await sendPurge(config.cdn, part)
  }
  const work = async (tenant: TenantKey): Promise<void> => {
    const purges = await withTenant(backgroundDb, tenant, claimPurges)
    if (purges.length > 0) {
      const attempts = Math.max(...purges.map((purge) => purge.attempts))
      const failure = await send(tenant, purges).then(() => undefined, (error: unknown) => ({ error })) // prettier-ignore
      if (failure) log.warn({ err: failure.error, tenant, attempts }, 'a cache in front did not take a purge')
      await withTenant(backgroundDb, tenant, (tx) =>
        failure ? putOffPurges(tx, purges, planRetry(attempts)) : endPurges(tx, purges),
      )
    }
    const wait = await withTenant(backgroundDb, tenant, findNextPurge)
    if (wait !== undefined) setTimer(tenant, wait)
  }
  const setTimer = (tenant: TenantKey, waitMs: number): void => {
    clearTimeout(timers.get(tenant))
    if (!isStopped) timers.set(tenant, setTimeout(() => follow(tenant), Math.max(waitMs, 0)).unref())
  }
  /** One after the other: what comes while it works is found by the next look. */
  const follow = (tenant: TenantKey): void => {
    if (isStopped) return
    const before = working.get(tenant) ?? Promise.resolve()
    const next = before.then(() => work(tenant)).catch((err: unknown) => {
      log.error({ err, tenant }, 'purges could not be read')
      setTimer(tenant, RETRY_MS)
    }) // prettier-ignore
    working.set(tenant, next)
  }

  const notices = await session.listen(PURGE_CHANNEL, {
    onNotice: (tenant) => isTenantKey(tenant) && follow(tenant),
    onGap: () => tenants.all.forEach(({ key }) => follow(key)),
  })
  return {
    stop: async () => {
      isStopped = true
      timers.forEach((timer) => clearTimeout(timer))
      await notices.stop()
      await Promise.all(working.values())
    },
  }
}
