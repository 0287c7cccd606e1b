import { SESSION_KEYS, SESSION_STORE } from '#foundation/identity/public.ts'
import {
  RETURN_KEYS,
  secondsUntil,
  SESSION_TIMES,
  TIMEOUT_KEYS,
  type Destination,
  type SessionEffect,
  type SessionLife,
  type Step,
} from '#foundation/session-life/machine/session-life-state.rules.ts'

/** From here nothing more happens on this page: one way out, taken once. */
const leave = (state: SessionLife, effects: readonly SessionEffect[]): Step => ({
  state: { ...state, phase: 'leaving' },
  effects: state.phase === 'warning' ? [{ type: 'hideDialog' }, ...effects] : effects,
})

const go = (to: Destination): SessionEffect => ({ type: 'goTo', to })
const forgetSession: SessionEffect = { type: 'remove', keys: SESSION_KEYS }
const reportTimedOut: SessionEffect = { type: 'broadcast', message: { type: 'ended', how: 'timed-out' } }
const keepPlace: readonly SessionEffect[] = [{ type: 'keepWork' }, { type: 'storeReturn' }]

/** Nobody answered the dialog, and the server agrees that it is over [4.3.9]. */
export const endUnanswered = (state: SessionLife): Step =>
  leave(state, [...keepPlace, forgetSession, reportTimedOut, go('sign-out-timed-out')])

/** The countdown ran out without a word from the server [4.3.10]. */
export const endHard = (state: SessionLife): Step =>
  leave(state, [
    ...keepPlace,
    forgetSession,
    { type: 'store', key: SESSION_STORE.timedOut, value: 'true' },
    { type: 'store', key: SESSION_STORE.timedOutPage, value: state.timedOutPage },
    reportTimedOut,
    go('sign-out-timed-out'),
  ])

/** The dialog was open, the page came back into view, and the server knew no remaining time [4.3.18]. */
export const endUnseen = (state: SessionLife): Step =>
  leave(state, [...keepPlace, forgetSession, { type: 'deleteLogin' }, reportTimedOut, go('timed-out')])

/** The server says that the session is over: a timeout if its end was near, otherwise a sign-out [4.3.20, 8.2.3]. */
export const endInvalid = (state: SessionLife, now: number): Step => {
  const isNear =
    state.phase === 'warning' ||
    (state.deadline !== undefined && secondsUntil(state.deadline, now) <= SESSION_TIMES.warningSeconds)
  // Already where a timeout leads: only what is left of the session goes.
  if (state.isTimedOutPage) return leave(state, [forgetSession, { type: 'deleteLogin' }])
  return leave(state, [
    ...keepPlace,
    forgetSession,
    { type: 'deleteLogin' },
    reportTimedOut,
    go(isNear ? 'timed-out' : 'sign-out-here'),
  ])
}

/** A page is opened after a timeout [4.3.23]. */
export const endOnLoad = (state: SessionLife, isMarked: boolean): Step => {
  const clear: SessionEffect = { type: 'remove', keys: [...TIMEOUT_KEYS, ...SESSION_KEYS] }
  const login: SessionEffect[] = isMarked ? [{ type: 'deleteLogin' }] : []
  return leave(state, [clear, ...login, ...(state.isTimedOutPage ? [] : [go('timed-out')])])
}

export const endChosen = (state: SessionLife): Step =>
  leave(state, [
    { type: 'forgetWork' },
    { type: 'remove', keys: [...SESSION_KEYS, ...TIMEOUT_KEYS, ...RETURN_KEYS] },
    { type: 'broadcast', message: { type: 'ended', how: 'signed-out' } },
    go('sign-out'),
  ])

/** Another tab saw the session time out. */
export const endWithOtherTab = (state: SessionLife): Step => leave(state, [...keepPlace, go('timed-out')])

/** Someone signed out elsewhere: say so, then lead to sign-in, at the latest after the delay [8.2.1, 9.1.10]; an author who edits goes when they choose to [6.13.1]. */
export const endDetected = (state: SessionLife, now: number, work: 'keepWork' | 'forgetWork'): Step => {
  const effects: SessionEffect[] = [{ type: work }, forgetSession, { type: 'showSignedOut' }]
  return {
    state: { ...state, phase: 'signedOut', leaveAt: state.isEditing ? Infinity : now + SESSION_TIMES.signedOutRedirectMs },
    effects: state.phase === 'warning' ? [{ type: 'hideDialog' }, ...effects] : effects,
  }
}

export const leaveSignedOut = (state: SessionLife): Step => leave(state, [go('root')])

/** A portal call got 401 [8.2.2]; sent to sign-in a moment ago already, the person is informed instead of sent in circles. */
export const endRefused = (state: SessionLife, now: number): Step => {
  if (state.isEditing) return { state, effects: [] }
  if (now - state.sentToSignInAt < SESSION_TIMES.retryMs) return endDetected(state, now, 'keepWork')
  return leave(state, [...keepPlace, forgetSession, go('sign-in')])
}
