import { setTimeout as wait } from 'node:timers/promises'
import { openPool } from '#platform/database/database.ts'
import { openDirectSession } from '#platform/database/direct-session.ts'
import { openReplicas } from '#platform/database/replicas.ts'

const POLL_MS = 10

export type StandbyWatch = {
  /** After how many milliseconds the standby is read, or left out; undefined when it took too long. */
  readonly until: (isRead: boolean, mostMs: number) => Promise<number | undefined>
  readonly stop: () => Promise<unknown>
}

/** The state of a standby in a web process, seen from here: reading its metrics would take longer than the thing measured. */
export const watchStandby = async (primaryUrl: string, standbyUrl: string): Promise<StandbyWatch> => {
  const session = await openDirectSession({ connectionString: primaryUrl })
  const primary = openPool({ connectionString: primaryUrl, max: 1 })
  const replicas = openReplicas({ primary, replicas: [openPool({ connectionString: standbyUrl, max: 2 })], session })
  return {
    until: async (isRead, mostMs) => {
      for (const from = performance.now(); performance.now() - from < mostMs; await wait(POLL_MS))
        if (replicas.figures()[0]?.isRead === isRead) return Math.round(performance.now() - from)
      return undefined
    },
    stop: async () => {
      await replicas.stop()
      await session.stop()
      await primary.end()
    },
  }
}
