import { localStore } from '#browser/storage.ts'
import { LOGIN_TOLD_KEY } from '#foundation/analytics/login-reported.rules.ts'
import { planLogin } from '#foundation/analytics/login.rules.ts'
import { mayTrackHere } from '#foundation/analytics/privacy.client.ts'
import { track } from '#foundation/analytics/track.client.ts'

/** Whoever leaves before is counted on the next page; another tab may have told it meanwhile. */
export const followLogin = (isSignedIn: boolean): void => {
  const plan = planLogin({ isSignedIn, isReported: localStore.read(LOGIN_TOLD_KEY) !== undefined })
  if (plan === 'forget') localStore.remove(LOGIN_TOLD_KEY)
  if (plan !== 'tell' || !mayTrackHere()) return
  localStore.write(LOGIN_TOLD_KEY, '1')
  track({ name: 'login' })
}
