import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogPosition } from '#platform/database/replica.rules.ts'

const needed = new AsyncLocalStorage<LogPosition>()

/** Everything that runs in here reads nothing older. */
export const runFromPosition = <T>(position: LogPosition, work: () => T): T => needed.run(position, work)

export const neededPosition = (): LogPosition => needed.getStore() ?? 0n
