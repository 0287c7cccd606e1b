import { localStore } from '#browser/storage.ts'
import { whenIdle } from '#browser/when-idle.ts'
import { LOGIN_DELAY_MS, LOGIN_TOLD_KEY } from '#foundation/analytics/login-reported.rules.ts'
import { track } from '#foundation/analytics/track.client.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { isSignedIn } from '#foundation/identity/public.ts'

/** That a page was seen, and that someone came in; which page, the sender knows. What authors look at is no visit, and a frame is part of the page around it. */
export const enhance = ({ mode, config: { domainId } }: EmbeddedModel): void => {
  if (mode !== 'publish' || window !== window.top) return
  void whenIdle().then(() => track({ name: 'page.view' }))
  const isHere = (): boolean => isSignedIn(document.cookie, domainId)
  if (isHere() || localStore.read(LOGIN_TOLD_KEY))
    setTimeout(
      () => void import('#foundation/analytics/login.client.ts').then(({ followLogin }) => followLogin(isHere())),
      LOGIN_DELAY_MS,
    )
}
