import { findNextDraftTime, publishDueDrafts } from '#foundation/data-kinds/public.server.ts'
import { findNextTime, isReviewRequiredOn, publishDue } from '#features/authoring/authoring/public.server.ts'
import { findNextReleaseTime, publishDueReleases } from '#features/authoring/releases/public.server.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { isReadOnly } from '#platform/read-only/read-only.store.ts'
import { SCHEDULE_CHANNEL } from '#platform/jobs/schedule.store.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { Services } from '#platform/services.ts'
import type { StartedServices } from '#app/start-services.ts'

const RETRY_MS = 2000
/** How often it looks whether a site is still read-only: until then nothing is published. */
const READ_ONLY_MS = 10_000
/** Timers count no further than 24 days; this one also looks again after a clock was set. */
const LONGEST_WAIT_MS = 3_600_000

const earliest = (one: Date | undefined, other: Date | undefined): Date | undefined =>
  one && other ? new Date(Math.min(one.getTime(), other.getTime())) : (one ?? other)

/** Publishes pages, releases and drafts of lines at the time that was planned for them: one timer a tenant, set for the next of them. */
export const followSchedule = async (
  session: DirectSession,
  services: Services & Pick<StartedServices, 'backgroundDb' | 'log'>,
): Promise<{ stop: () => Promise<void> }> => {
  const { backgroundDb, tenants, clock, log } = services
  const timers = new Map<TenantKey, NodeJS.Timeout>()
  const working = new Map<TenantKey, Promise<void>>()
  let isStopped = false

  const setTimer = (tenant: TenantKey, waitMs: number): void => {
    clearTimeout(timers.get(tenant))
    if (!isStopped) timers.set(tenant, setTimeout(() => follow(tenant), Math.min(Math.max(waitMs, 0), LONGEST_WAIT_MS)).unref())
  }
  const work = async (tenant: TenantKey): Promise<void> => {
    try {
      const next = await withTenant(backgroundDb, tenant, async (tx) => {
        if (await isReadOnly(tx)) return new Date(clock.now().getTime() + READ_ONLY_MS)
        const rules = { isReviewRequired: isReviewRequiredOn({ tenants }, tenant) }
        await publishDue(tx, clock.now(), rules)
        await publishDueReleases(tx, clock.now(), rules)
        await publishDueDrafts({ tx, services, tenant })
        return [await findNextTime(tx), await findNextReleaseTime(tx), await findNextDraftTime(tx)].reduce(earliest)
      })
      if (next) setTimer(tenant, next.getTime() - clock.now().getTime())
    } catch (err) {
      log.error({ err, tenant }, 'what is planned could not be published at its time')
      setTimer(tenant, RETRY_MS)
    }
  }
  /** One after the other: what was planned while it worked is found by the next look. */
  const follow = (tenant: TenantKey): void => {
    if (isStopped) return
    const before = working.get(tenant) ?? Promise.resolve()
    working.set(
      tenant,
      before.then(() => work(tenant)),
    )
  }

  const notices = await session.listen(SCHEDULE_CHANNEL, {
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
