import { SESSION_STORE } from '#foundation/identity/public.ts'
import { endHard, leaveSignedOut } from '#foundation/session-life/machine/session-life-end.rules.ts'
import {
  countAutomaticRefreshes,
  secondsUntil,
  SESSION_TIMES as TIMES,
  type SessionLife,
  type Step,
} from '#foundation/session-life/machine/session-life-state.rules.ts'
import {
  ask,
  chain,
  mayRefresh,
  refresh,
  remainingOf,
  stay,
  store,
} from '#foundation/session-life/machine/session-life-step.rules.ts'

export const warn = (state: SessionLife, now: number): Step => {
  const seconds = Math.max(0, Math.min(remainingOf(state, now), TIMES.countdownCapSeconds))
  return {
    state: { ...state, phase: 'warning', countdownEndsAt: now + seconds * 1000, shownSeconds: seconds },
    effects: [{ type: 'showDialog', seconds }],
  }
}

const clearKeepSignedIn = (state: SessionLife, now: number): Step =>
  state.isKept && now >= state.quietUntil && remainingOf(state, now) <= TIMES.keepSignedInClearedSeconds
    ? { state: { ...state, isKept: false }, effects: [{ type: 'remove', keys: [SESSION_STORE.kept] }] }
    : stay(state)

const refreshAutomatically = (state: SessionLife, now: number): Step => {
  const remaining = remainingOf(state, now)
  const isDue = remaining > 0 && remaining <= TIMES.automaticRefreshSeconds
  return isDue && state.automaticRefreshes < countAutomaticRefreshes(state.flags, state.kind) && mayRefresh(state, now)
    ? refresh(state, 'automatic', now)
    : stay(state)
}

/** A deadline that passed unseen is asked about before anyone is sent away; without an answer it counts. */
const askOverdue = (state: SessionLife, now: number): Step => {
  const since = state.overdueSince ?? now
  return now - since > TIMES.answerGraceMs ? endHard(state) : ask({ ...state, overdueSince: since }, 'recheck', now)
}

const warnIfDue = (state: SessionLife, now: number): Step => {
  const remaining = remainingOf(state, now)
  if (remaining > TIMES.warningSeconds || now < state.quietUntil) return stay(state)
  return remaining > 0 ? warn(state, now) : askOverdue(state, now)
}

export const applyDueTimers = (first: Step, now: number): Step =>
  chain(
    first,
    (state) => clearKeepSignedIn(state, now),
    (state) => refreshAutomatically(state, now),
    (state) => warnIfDue(state, now),
  )

const countDown = (state: SessionLife, now: number): Step => {
  const { counted } = state
  const steps = counted ? Math.floor((now - counted.at) / TIMES.pollMs) : 0
  if (!counted || steps <= counted.steps) return stay(state)
  const left = Math.max(0, counted.from - steps * TIMES.decrementSeconds)
  return { state: { ...state, counted: { ...counted, steps } }, effects: [store(SESSION_STORE.remaining, left)] }
}

const check = (state: SessionLife, now: number): Step => {
  if (now < state.nextCheckAt) return stay(state)
  if (!state.isPolling) {
    const later = { ...state, nextCheckAt: now + TIMES.initialCheckMs }
    return mayRefresh(state, now) ? refresh(later, 'load', now) : stay(later)
  }
  const later = { ...state, nextCheckAt: now + TIMES.pollMs }
  return state.isChatActive ? stay(later) : ask(later, 'routine', now)
}

const tickWarning = (state: SessionLife, now: number): Step => {
  const seconds = secondsUntil(state.countdownEndsAt ?? now, now)
  if (seconds < TIMES.hardTimeoutBelowSeconds) return endHard(state)
  const shown = Math.max(0, seconds)
  const counted: Step =
    shown === state.shownSeconds
      ? stay(state)
      : { state: { ...state, shownSeconds: shown }, effects: [{ type: 'showDialog', seconds: shown }] }
  return seconds >= 0 && seconds <= TIMES.recheckSeconds ? chain(counted, (next) => ask(next, 'recheck', now)) : counted
}

export const tick = (state: SessionLife, now: number): Step => {
  if (state.phase === 'signedOut') return now >= (state.leaveAt ?? now) ? leaveSignedOut(state) : stay(state)
  if (state.phase === 'warning') return chain(countDown(state, now), (next) => tickWarning(next, now))
  const checked = chain(countDown(state, now), (next) => check(next, now))
  return applyDueTimers(checked, now)
}
