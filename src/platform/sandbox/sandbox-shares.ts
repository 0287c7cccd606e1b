import { createAdmissionQueue } from '#platform/http/admission-queue.ts'
import { tooMany, unavailable } from '#platform/http/errors.ts'

/** On whose behalf a document is opened. */
export type SandboxUser = { readonly tenant: string; readonly person: string }

export type ShareLimits = {
  /** How many run at once. */
  readonly slots: number
  /** Of these, how many of one tenant: the others always find one free. */
  readonly slotsPerTenant: number
  /** Of one person: one runs, the others wait. */
  readonly mostPerPerson: number
  /** Running and waiting. */
  readonly mostPerTenant: number
  readonly mostInAll: number
}

const RETRY_AFTER_S = 10

const createCounter = () => {
  const counts = new Map<string, number>()
  const add = (key: string, by: number): void => {
    const count = (counts.get(key) ?? 0) + by
    if (count > 0) counts.set(key, count)
    else counts.delete(key)
  }
  return { of: (key: string): number => counts.get(key) ?? 0, add }
}

/** Turns that are fair to tenants and people: one at a time for each person, then tenant after tenant [T-98]. */
export const createShares = (limits: ShareLimits) => {
  const endless = { waitMs: Infinity }
  const people = createAdmissionQueue({ slots: Infinity, slotsPerGroup: 1, ...endless })
  const tenants = createAdmissionQueue({ slots: limits.slots, slotsPerGroup: limits.slotsPerTenant, ...endless })
  const byPerson = createCounter()
  const byTenant = createCounter()
  let inAll = 0

  /** Waits in one queue; who leaves meanwhile loses the place. */
  const wait = async (queue: typeof people, group: string, signal?: AbortSignal): Promise<() => void> => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const ticket = queue.enter({ group, waitedMs: 0, start: resolve, refuse: reject })
    const leave = (): void => queue.leave(ticket)
    const stop = (): void => reject(signal?.reason as Error)
    signal?.addEventListener('abort', stop, { once: true })
    try {
      if (signal?.aborted) stop()
      await promise
      return leave
    } catch (error) {
      leave()
      throw error
    } finally {
      signal?.removeEventListener('abort', stop)
    }
  }

  return {
    run: async <T>({ tenant, person }: SandboxUser, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
      const who = `${tenant}/${person}`
      if (byPerson.of(who) >= limits.mostPerPerson) tooMany(RETRY_AFTER_S)
      if (byTenant.of(tenant) >= limits.mostPerTenant || inAll >= limits.mostInAll) unavailable(RETRY_AFTER_S)
      const count = (by: 1 | -1): void => {
        byPerson.add(who, by)
        byTenant.add(tenant, by)
        inAll += by
      }
      count(1)
      try {
        const leavePerson = await wait(people, who, signal)
        try {
          const leaveTenant = await wait(tenants, tenant, signal)
          try {
            return await work()
          } finally {
            leaveTenant()
          }
        } finally {
          leavePerson()
        }
      } finally {
        count(-1)
      }
    },
    count: (): number => inAll,
  }
}
