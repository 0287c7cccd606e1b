import { setTimeout as wait } from 'node:timers/promises'
import { CHANGE_CHANNEL } from '#foundation/search-engine/public.server.ts'
import { isTenantKey, type TenantKey } from '#kernel/tenant.ts'
import type { DirectSession } from '#platform/database/direct-session.ts'
import type { StartedServices } from '#app/start-services.ts'

const RETRY_MS = 5000
/** Changes of this time are indexed together: one by one each would be a segment of its own, and merged with others soon. */
const GATHER_MS = 500

/** Brings changes into the search index as they are made; one tenant after another, each as often as something new came. */
export const followChanges = async (
  session: DirectSession,
  { backgroundDb, engine, tenants, log }: Pick<StartedServices, 'backgroundDb' | 'engine' | 'tenants' | 'log'>,
): Promise<{ stop: () => Promise<void> }> => {
  const waiting = new Set<TenantKey>()
  let timer: NodeJS.Timeout | undefined
  const stopping = new AbortController()
  const { signal } = stopping
  let working: Promise<void> | undefined
  let nextAt = 0

  const work = async (): Promise<void> => {
    // The first change after a quiet time is found at once.
    await wait(Math.max(0, nextAt - performance.now()), undefined, { signal }).catch(() => {})
    nextAt = performance.now() + GATHER_MS
    for (const tenant of waiting) {
      if (signal.aborted) return
      waiting.delete(tenant)
      try {
        await engine.applyChanges(backgroundDb, tenant, signal)
      } catch (err) {
        log.error({ err, tenant }, 'the search index could not follow a change')
        timer = setTimeout(() => follow([tenant]), RETRY_MS)
      }
    }
  }
  const follow = (changed: readonly TenantKey[]): void => {
    for (const tenant of changed) waiting.add(tenant)
    if (signal.aborted || working) return
    working = work().finally(() => {
      working = undefined
      if (waiting.size > 0) follow([])
    })
  }

  const notices = await session.listen(CHANGE_CHANNEL, {
    onNotice: (tenant) => follow(isTenantKey(tenant) ? [tenant] : []),
    onGap: () => follow(tenants.all.map(({ key }) => key)),
  })
  return {
    stop: async () => {
      stopping.abort()
      clearTimeout(timer)
      await notices.stop()
      await working
    },
  }
}
