import { SESSION_STORE } from '#foundation/identity/public.ts'
import {
  hearPoll,
  hearRefreshed,
  hearRefreshFailed,
  hearTab,
} from '#foundation/session-life/machine/session-life-answer.rules.ts'
import {
  endChosen,
  endDetected,
  endInvalid,
  endOnLoad,
  endRefused,
  leaveSignedOut,
} from '#foundation/session-life/machine/session-life-end.rules.ts'
import {
  INITIAL_SESSION_LIFE,
  secondsUntil,
  SESSION_TIMES as TIMES,
  type SessionEvent,
  type SessionLife,
  type Step,
} from '#foundation/session-life/machine/session-life-state.rules.ts'
import { ask, chain, mayRefresh, refresh, resume, stay, store } from '#foundation/session-life/machine/session-life-step.rules.ts'
import { tick } from '#foundation/session-life/machine/session-life-time.rules.ts'

const load = (event: Extract<SessionEvent, { type: 'loaded' }>, now: number): Step => {
  const { stored, isMarked, type: _, ...page } = event
  const heard = stored.deadline ?? (stored.remaining === undefined ? undefined : now + stored.remaining * 1000)
  // A deadline that has passed is another session's: this page asks before it counts.
  const deadline = heard !== undefined && heard > now ? heard : undefined
  const state: SessionLife = {
    ...INITIAL_SESSION_LIFE,
    ...page,
    phase: 'watching',
    deadline,
    counted: deadline === undefined ? undefined : { from: secondsUntil(deadline, now), at: now, steps: 0 },
    isPolling: stored.isRefreshed,
    nextCheckAt: now + TIMES.initialCheckMs,
    refreshedAt: stored.refreshedAt ?? Number.NEGATIVE_INFINITY,
    automaticRefreshes: deadline === undefined ? 0 : (stored.automaticRefreshes ?? 0),
    isKept: stored.isKept,
    quietUntil: now + TIMES.answerGraceMs,
    sentToSignInAt: stored.sentToSignInAt ?? Number.NEGATIVE_INFINITY,
  }
  if (stored.isTimedOut) return endOnLoad(state, isMarked)
  if (!isMarked) return stay({ ...state, phase: 'idle' })
  return stored.isRefreshed ? stay(state) : refresh(state, 'load', now)
}

const keepSignedIn = (state: SessionLife, now: number): Step => {
  if (state.phase !== 'warning') return stay(state)
  const retained: SessionLife = { ...state, isKept: true }
  return chain(
    resume(retained, now),
    (next) => ({ state: next, effects: [store(SESSION_STORE.kept, true)] }),
    (next) => refresh(next, 'kept', now),
  )
}

const becomeVisible = (state: SessionLife, now: number): Step => {
  if (state.phase === 'warning') return ask(state, 'visible', now)
  return state.isPolling && !state.isChatActive ? ask({ ...state, nextCheckAt: now + TIMES.pollMs }, 'routine', now) : stay(state)
}

const actOn = (state: SessionLife, now: number): Step =>
  state.phase === 'watching' && now - state.refreshedAt >= TIMES.activityRefreshMs && mayRefresh(state, now)
    ? refresh(state, 'activity', now)
    : stay(state)

const live = (state: SessionLife, event: SessionEvent, now: number): Step => {
  switch (event.type) {
    case 'loaded':
      return load(event, now)
    case 'tick':
      return tick(state, now)
    case 'activity':
      return actOn(state, now)
    case 'becameVisible':
      return becomeVisible(state, now)
    case 'pollAnswered':
      return hearPoll(state, event, now)
    case 'pollFailed':
      return stay({ ...state, askedAt: undefined })
    case 'refreshAnswered':
      return hearRefreshed(state, event.purpose, now)
    case 'refreshFailed':
      return hearRefreshFailed(state)
    case 'sessionInvalid':
      return endInvalid(state, now)
    case 'portalRefused':
      return endRefused(state, now)
    case 'signOutDetected':
      return endDetected(state, now, 'keepWork')
    case 'keepSignedInChosen':
      return keepSignedIn(state, now)
    case 'signOutChosen':
      return endChosen(state)
    case 'signInChosen':
      return stay(state)
    case 'chatChanged':
      return stay({ ...state, isChatActive: event.isActive })
    case 'userKnown':
      return stay({ ...state, kind: event.kind })
    case 'otherTab':
      return hearTab(state, event.message, now)
  }
}

/** Told that someone signed out: nothing but the way to sign-in is left. */
const wait = (state: SessionLife, event: SessionEvent, now: number): Step => {
  if (event.type === 'tick') return tick(state, now)
  if (event.type === 'signInChosen') return leaveSignedOut(state)
  const isChosen = event.type === 'otherTab' && event.message.type === 'ended' && event.message.how === 'signed-out'
  return { state, effects: isChosen ? [{ type: 'forgetWork' }] : [] }
}

/** The session's life in one browser tab: what happened, when, and what follows from it. */
export const step = (state: SessionLife, event: SessionEvent, now: number): Step => {
  if (state.phase === 'leaving') return stay(state)
  if (state.phase === 'signedOut') return wait(state, event, now)
  if (state.phase === 'idle' && event.type !== 'loaded') return stay(state)
  return live(state, event, now)
}
