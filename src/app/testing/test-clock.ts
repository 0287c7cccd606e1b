import { onTestFinished } from 'vitest'
import type { Clock } from '#kernel/clock.ts'

export type TestClock = Clock & {
  /** Stands still to the end of the running test: what waits for seconds is tested at any pace of the machine. */
  readonly hold: () => void
  readonly shiftTo: (ms: number) => void
  readonly advance: (ms: number) => void
}

/** The time of the machine, shifted as a test needs it. */
export const createTestClock = (): TestClock => {
  let shiftMs = 0
  let pausedMs: number | undefined
  return {
    now: () => new Date((pausedMs ?? Date.now()) + shiftMs),
    hold: () => {
      pausedMs = Date.now()
      onTestFinished(() => void (pausedMs = undefined))
    },
    shiftTo: (ms) => void (shiftMs = ms),
    advance: (ms) => void (shiftMs += ms),
  }
}
