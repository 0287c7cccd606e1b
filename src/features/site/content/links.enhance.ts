import { writeCookie } from '#browser/cookies.ts'
import { localStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { goBack } from '#features/site/content/links/go-back.client.ts'
import { addParameter, extendCrumb, isContactAddress } from '#features/site/content/links/link-address.rules.ts'
import { toSameOriginPath } from '#kernel/same-origin-path.ts'

/** The parameter's name, and the key under which its value is stored [2.21.4, 3.19.7]. */
const SELECTOR_TYPE = 'selector-type'
/** The page from which visitors opened the contact page [2.3.25, 3.18.4]. */
const CONTACT_COOKIE = 'contact-us-click-url'

const hrefOf = (link: Element): string => link.getAttribute('href') ?? ''

const addWayBack = (link: Element): void => link.setAttribute('href', addParameter(hrefOf(link), 'resource', location.pathname))

/** The last link of the trail is the page before this one. */
const extendTrail = (): void => {
  const crumb = [...document.querySelectorAll('[data-breadcrumbs] a[href]')].at(-1)
  crumb?.setAttribute('href', extendCrumb(hrefOf(crumb), location.search))
}

/** Changes the address before the browser follows it, so that new tabs get it too. */
const chooseAddress = (link: HTMLElement): void => {
  const { paramCheck, localUrl, addQueryParameter } = link.dataset
  // The stored address may be forged: only a path of this site is followed [T-38].
  if (localUrl) link.setAttribute('href', toSameOriginPath(localStore.read(localUrl), hrefOf(link)))
  if (paramCheck) {
    localStore.write(SELECTOR_TYPE, paramCheck)
    link.setAttribute('href', addParameter(hrefOf(link), SELECTOR_TYPE, paramCheck))
  }
  if (addQueryParameter !== undefined) addWayBack(link)
}

/** Behaviour of links; without script each of them still leads to its address. */
export const enhance = (page: EmbeddedModel): void => {
  extendTrail()
  document.querySelectorAll('a[data-add-query-parameter]').forEach(addWayBack)
  const follow = (event: MouseEvent): void => {
    if (event.button > 1 || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLElement>('a[href], [data-contact-us]')
    if (!link) return
    const isContact = link.dataset['contactUs'] !== undefined || isContactAddress(hrefOf(link), location.href)
    if (page.tenant.traits.contactClick === 'remembered' && isContact) writeCookie(CONTACT_COOKIE, location.pathname)
    if (event.defaultPrevented) return
    chooseAddress(link)
    if (link.dataset['back'] !== undefined) goBack(event)
  }
  document.addEventListener('click', follow)
  document.addEventListener('auxclick', follow)
}
