import { localStore } from '#browser/storage.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { LOGIN_DELAY_MS, LOGIN_TOLD_KEY, planLogin } from '#features/analytics/login.rules.ts'
import { mayTrackHere } from '#features/analytics/privacy.client.ts'
import { track } from '#features/analytics/track.client.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { isSignedIn } from '#features/identity/public.ts'

const readLogin = (domainId: string) =>
  planLogin({ isSignedIn: isSignedIn(document.cookie, domainId), isTold: localStore.read(LOGIN_TOLD_KEY) !== undefined })

/** Whoever leaves before is counted on the next page; another tab may have told it meanwhile. */
const tellLogin = (domainId: string): void => {
  if (readLogin(domainId) !== 'tell' || !mayTrackHere()) return
  localStore.write(LOGIN_TOLD_KEY, '1')
  track({ name: 'login' })
}

/** That a page was seen, and that someone came in; which page, the sender knows. What authors look at is no visit, and a frame is part of the page around it. */
export const enhance = ({ mode, config: { domainId } }: EmbeddedModel): void => {
  if (mode !== 'publish' || window !== window.top) return
  void whenIdle().then(() => track({ name: 'page.view' }))
  const plan = readLogin(domainId)
  if (plan === 'forget') localStore.remove(LOGIN_TOLD_KEY)
  if (plan === 'tell') setTimeout(() => tellLogin(domainId), LOGIN_DELAY_MS)
}
