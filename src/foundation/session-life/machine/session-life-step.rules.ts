import type { SessionKey } from '#foundation/identity/public.ts'
import {
  secondsUntil,
  SESSION_TIMES as TIMES,
  type PollPurpose,
  type RefreshPurpose,
  type SessionEffect,
  type SessionLife,
  type Step,
} from '#foundation/session-life/machine/session-life-state.rules.ts'

export const stay = (state: SessionLife): Step => ({ state, effects: [] })
export const store = (key: SessionKey, value: string | number | boolean): SessionEffect => ({
  type: 'store',
  key,
  value: String(value),
})
export const remainingOf = ({ deadline }: SessionLife, now: number): number =>
  deadline === undefined ? Number.POSITIVE_INFINITY : secondsUntil(deadline, now)

/** One after the other, as long as the page is not on its way out. */
export const chain = (first: Step, ...next: readonly ((state: SessionLife) => Step)[]): Step =>
  next.reduce<Step>((done, work) => {
    if (done.state.phase === 'leaving') return done
    const { state, effects } = work(done.state)
    return { state, effects: [...done.effects, ...effects] }
  }, first)

export const ask = (state: SessionLife, purpose: PollPurpose, now: number): Step =>
  state.askedAt !== undefined && now - state.askedAt < TIMES.answerGraceMs && purpose !== 'visible'
    ? stay(state)
    : { state: { ...state, askedAt: now }, effects: [{ type: 'poll', purpose }] }

export const refresh = (state: SessionLife, purpose: RefreshPurpose, now: number): Step => ({
  state: { ...state, isRefreshing: true, triedAt: now, quietUntil: now + TIMES.answerGraceMs },
  effects: [{ type: 'refresh', purpose }],
})
export const mayRefresh = ({ isRefreshing, triedAt }: SessionLife, now: number): boolean =>
  now - triedAt >= (isRefreshing ? TIMES.answerGraceMs : TIMES.retryMs)

/** The dialog closes and the page goes on as before. */
export const resume = (state: SessionLife, now: number): Step => ({
  state: { ...state, phase: 'watching', countdownEndsAt: undefined, shownSeconds: undefined, nextCheckAt: now + TIMES.pollMs },
  effects: [{ type: 'hideDialog' }],
})
