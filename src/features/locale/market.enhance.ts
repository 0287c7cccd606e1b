import { deleteCookie, readCookie, writeCookie } from '#browser/cookies.ts'
import { localStore, sessionStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import {
  chooseMarket,
  decideTargetMarket,
  HIDDEN_KEY,
  isShownForAnother,
  listDeadLinks,
  MARKET_PAGES,
  MARKET_SECONDS,
  needsLookup,
  SELECTED_COOKIE,
  TARGET_COOKIE,
} from '#features/locale/market.rules.ts'

/** Local storage: the country of the address stood in for the target market, and which one. */
const STAND_IN_KEY = 'dtmStandIn'
const COOKIE = { maxAgeSeconds: MARKET_SECONDS, sameSite: 'Lax' } as const

/** Where only the address had decided, it decides anew at the next one. */
const forgetStandIn = (): void => {
  if (readCookie(TARGET_COOKIE) !== localStore.read(STAND_IN_KEY)) return
  deleteCookie(TARGET_COOKIE)
  localStore.remove(STAND_IN_KEY)
}

/** A page that is the same for every market loses the entries that lead nowhere in this one [T-26]. */
const dropDeadLinks = ({ limitedLinks = {}, locale }: EmbeddedModel): void => {
  const [selected, target] = [readCookie(SELECTED_COOKIE), readCookie(TARGET_COOKIE)]
  const dead = listDeadLinks(limitedLinks, chooseMarket({ selected, target, urlCountry: locale.country }))
  if (dead.size === 0) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('li a[href]'))
    // What React tends is not ours to take away.
    if (dead.has(link.pathname) && !link.closest('[data-island]')) link.closest('li')?.remove()
}

/** Asks once where the visitor is: menus and tools of every page follow; one made for another market comes again, once [4.9.1]. */
const findTargetMarket = async (page: EmbeddedModel): Promise<void> => {
  const { path, tenant, locale } = page
  const urlCountry = locale.country
  const [selected, target] = [readCookie(SELECTED_COOKIE), readCookie(TARGET_COOKIE)]
  if (!needsLookup({ target, standIn: localStore.read(STAND_IN_KEY), urlCountry })) return
  // Until the answer comes the address counts, not the one that was left.
  forgetStandIn()
  const answer = await fetch(`/content/${tenant.key}/us/en/home.dynamiccountry?a=b`).catch(() => undefined)
  if (!answer?.ok) return
  const { countryCode } = (await answer.json()) as { countryCode?: string }
  const { market, by } = decideTargetMarket({ geolocated: countryCode, urlCountry, traits: tenant.traits })
  writeCookie(TARGET_COOKIE, market, COOKIE)
  if (by === 'address') localStore.write(STAND_IN_KEY, market)
  else localStore.remove(STAND_IN_KEY)
  dropDeadLinks(page)
  // Where cookies are refused the next page would be the same, and the one after it.
  const isKept = readCookie(TARGET_COOKIE) === market
  if (isKept && isShownForAnother({ path, selected, target, urlCountry }, market)) location.reload()
}

const isSelect = (target: EventTarget | null): target is HTMLSelectElement =>
  target instanceof HTMLSelectElement && 'marketSelect' in target.dataset

const commitChoice = (select: HTMLSelectElement): void => {
  if (!select.value || select.selectedOptions[0]?.defaultSelected) return
  writeCookie(SELECTED_COOKIE, select.value, COOKIE)
  location.reload()
}

/** Arrow keys pass by countries that nobody chose: then Enter counts, or leaving the list [2.6.2]. */
const listenToSelect = (): void => {
  let isPassing = false
  document.addEventListener('keydown', ({ target, key }) => {
    if (!isSelect(target)) return
    if (key === 'Enter') commitChoice(target)
    isPassing = key !== 'Enter' && key !== ' '
  })
  document.addEventListener('pointerdown', () => (isPassing = false))
  document.addEventListener('change', ({ target }) => {
    if (isSelect(target) && !isPassing) commitChoice(target)
  })
  document.addEventListener('focusout', ({ target }) => {
    if (isSelect(target) && isPassing) commitChoice(target)
  })
}

const listenToDismiss = (): void =>
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('[data-market-dismiss]')) return
    sessionStore.write(HIDDEN_KEY, 'true')
    document.documentElement.dataset['marketHidden'] = ''
    // The button is gone; whoever came by keyboard goes on from the top of the page's content.
    document.getElementById('main')?.focus({ preventScroll: true })
  })

/** A page that the way back brings up as it was left, although another market was chosen since. */
const listenToReturn = (): void => {
  const shownFor = readCookie(SELECTED_COOKIE)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readCookie(SELECTED_COOKIE) !== shownFor) location.reload()
  })
}

/** Whoever chooses another country's pages sees them for that country at once. */
const listenToLocale = (): void =>
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-country-language-code]')) forgetStandIn()
  })

export const enhance = (page: EmbeddedModel): void => {
  listenToSelect()
  listenToDismiss()
  listenToLocale()
  if (MARKET_PAGES.test(page.path)) listenToReturn()
  dropDeadLinks(page)
  // In a frame the page around it asks; without a menu there is nothing that would follow.
  if (window.top === window && document.querySelector('[data-header]')) void findTargetMarket(page)
  // On this site names come from the portal's own list [6.1.3].
  const banner = page.tenant.traits.countryNames === 'portal-list' && document.querySelector<HTMLElement>('[data-market-banner]')
  if (banner && banner.offsetParent)
    void import('#features/locale/market-names.ts').then(({ translateMarkets }) => translateMarkets(page, banner))
}
