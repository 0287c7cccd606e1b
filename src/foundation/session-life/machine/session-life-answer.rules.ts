import { SESSION_STORE } from '#foundation/identity/public.ts'
import {
  endDetected,
  endUnanswered,
  endUnseen,
  endWithOtherTab,
} from '#foundation/session-life/machine/session-life-end.rules.ts'
import {
  secondsUntil,
  SESSION_TIMES as TIMES,
  TIMEOUT_KEYS,
  type PollPurpose,
  type RefreshPurpose,
  type SessionEffect,
  type SessionEvent,
  type SessionLife,
  type Step,
  type TabMessage,
} from '#foundation/session-life/machine/session-life-state.rules.ts'
import { ask, chain, remainingOf, resume, stay, store } from '#foundation/session-life/machine/session-life-step.rules.ts'
import { applyDueTimers, warn } from '#foundation/session-life/machine/session-life-time.rules.ts'

const announce = (state: SessionLife, deadline: number): Step => {
  const { refreshedAt, automaticRefreshes } = state
  const message: TabMessage = { type: 'refreshed', deadline, refreshedAt, automaticRefreshes }
  return state.isAnnouncing
    ? { state: { ...state, isAnnouncing: false }, effects: [{ type: 'broadcast', message }] }
    : stay(state)
}

const hearRemaining = (before: SessionLife, purpose: PollPurpose, remaining: number, now: number): Step => {
  const deadline = now + remaining * 1000
  const state: SessionLife = {
    ...before,
    deadline,
    counted: { from: remaining, at: now, steps: 0 },
    askedAt: undefined,
    overdueSince: undefined,
    quietUntil: before.isRefreshing ? before.quietUntil : 0,
  }
  const effects = [store(SESSION_STORE.remaining, remaining), store(SESSION_STORE.deadline, deadline)]
  const heard = chain({ state, effects }, (next) => announce(next, deadline))
  if (state.phase !== 'warning') return applyDueTimers(heard, now)
  if (remaining > TIMES.resetAboveSeconds) return chain(heard, (next) => resume(next, now))
  if (purpose === 'recheck') return chain(heard, endUnanswered)
  return chain(heard, (next) => warn(next, now))
}

export const hearPoll = (
  state: SessionLife,
  { purpose, remaining }: Extract<SessionEvent, { type: 'pollAnswered' }>,
  now: number,
): Step => {
  if (remaining !== undefined) return hearRemaining(state, purpose, remaining, now)
  const isWarning = state.phase === 'warning'
  if (isWarning && purpose === 'visible') return endUnseen(state)
  if (isWarning && purpose === 'recheck') return endUnanswered(state)
  return stay({ ...state, askedAt: undefined })
}

export const hearRefreshed = (state: SessionLife, purpose: RefreshPurpose, now: number): Step => {
  const automaticRefreshes = state.automaticRefreshes + (purpose === 'automatic' ? 1 : 0)
  const next: SessionLife = {
    ...state,
    automaticRefreshes,
    isRefreshing: false,
    isPolling: true,
    isAnnouncing: true,
    refreshedAt: now,
    askedAt: undefined,
    nextCheckAt: now + TIMES.pollMs,
    quietUntil: now + TIMES.answerGraceMs,
  }
  const effects: SessionEffect[] = [
    store(SESSION_STORE.refreshed, true),
    store(SESSION_STORE.refreshedAt, now),
    store(SESSION_STORE.automaticRefreshes, automaticRefreshes),
    { type: 'remove', keys: TIMEOUT_KEYS },
  ]
  return chain({ state: next, effects }, (later) => ask(later, 'routine', now))
}

export const hearRefreshFailed = (state: SessionLife): Step => ({
  state: { ...state, isRefreshing: false, quietUntil: 0 },
  effects: [store(SESSION_STORE.refreshed, false)],
})

export const hearTab = (state: SessionLife, message: TabMessage, now: number): Step => {
  if (message.type === 'ended')
    return message.how === 'timed-out' ? endWithOtherTab(state) : endDetected(state, now, 'forgetWork')
  const { deadline, refreshedAt, automaticRefreshes } = message
  if (deadline <= (state.deadline ?? now)) return stay(state)
  const next: SessionLife = {
    ...state,
    deadline,
    counted: { from: secondsUntil(deadline, now), at: now, steps: 0 },
    isPolling: true,
    refreshedAt: Math.max(refreshedAt, state.refreshedAt),
    automaticRefreshes: Math.max(automaticRefreshes, state.automaticRefreshes),
    overdueSince: undefined,
  }
  return state.phase === 'warning' && remainingOf(next, now) > TIMES.warningSeconds ? resume(next, now) : stay(next)
}
