import { readCookie } from '#browser/cookies.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { MARKET_PAGES, SELECTED_COOKIE } from '#foundation/locale/market.rules.ts'
import { dropDeadLinks, findTargetMarket, forgetStandIn } from '#foundation/locale/target-market.client.ts'

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
  listenToLocale()
  if (MARKET_PAGES.test(page.path)) listenToReturn()
  dropDeadLinks(page)
  // In a frame the page around it asks; without a menu there is nothing that would follow.
  if (window.top === window && document.querySelector('[data-header]')) void findTargetMarket(page)
}
