import { deleteCookie, readCookie, writeCookie } from '#browser/cookies.ts'
import { localStore } from '#browser/storage.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import type { locateVisitor } from '#foundation/locale/market.api.ts'
import {
  chooseMarket,
  decideTargetMarket,
  isShownForAnother,
  listDeadLinks,
  MARKET_COOKIE,
  needsLookup,
  SELECTED_COOKIE,
  TARGET_COOKIE,
} from '#foundation/locale/market.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

/** Local storage: the country of the address stood in for the target market, and which one. */
const STAND_IN_KEY = 'dtmStandIn'

/** Where only the address had decided, it decides anew at the next one. */
export const forgetStandIn = (): void => {
  if (readCookie(TARGET_COOKIE) !== localStore.read(STAND_IN_KEY)) return
  deleteCookie(TARGET_COOKIE)
  localStore.remove(STAND_IN_KEY)
}

/** A page that is the same for every market loses the entries that lead nowhere in this one [T-26]. */
export const dropDeadLinks = ({ limitedLinks = {}, locale }: EmbeddedModel): void => {
  const [selected, target] = [readCookie(SELECTED_COOKIE), readCookie(TARGET_COOKIE)]
  const dead = listDeadLinks(limitedLinks, chooseMarket({ selected, target, urlCountry: locale.country }))
  if (dead.size === 0) return
  for (const link of document.querySelectorAll<HTMLAnchorElement>('li a[href]'))
    // Elements inside React are left alone.
    if (dead.has(link.pathname) && !link.closest('[data-island]')) link.closest('li')?.remove()
}

/** Asks once where the visitor is: menus and tools of every page follow; one made for another market comes again, once [4.9.1]. */
export const findTargetMarket = async (page: EmbeddedModel): Promise<void> => {
  const { path, tenant, locale } = page
  const urlCountry = locale.country
  const [selected, target] = [readCookie(SELECTED_COOKIE), readCookie(TARGET_COOKIE)]
  if (!needsLookup({ target, standIn: localStore.read(STAND_IN_KEY), urlCountry })) return
  // Until the answer comes the address counts, not the one that was left.
  forgetStandIn()
  // Without `call`: every first page asks before it rests, and would load a kilobyte more.
  const answer = await fetch(`/content/${tenant.key}/us/en/home.dynamiccountry?a=b`).catch(() => undefined)
  if (!answer?.ok) return
  const { countryCode } = (await answer.json()) as Partial<ReplyOf<typeof locateVisitor>>
  const { market, by } = decideTargetMarket({ geolocated: countryCode, urlCountry, traits: tenant.traits })
  writeCookie(TARGET_COOKIE, market, MARKET_COOKIE)
  if (by === 'address') localStore.write(STAND_IN_KEY, market)
  else localStore.remove(STAND_IN_KEY)
  dropDeadLinks(page)
  // Where cookies are refused the next page would be the same, and the one after it.
  const isStored = readCookie(TARGET_COOKIE) === market
  if (isStored && isShownForAnother({ path, selected, target, urlCountry }, market)) location.reload()
}
