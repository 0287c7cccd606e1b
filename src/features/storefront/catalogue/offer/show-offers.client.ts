import type { AccountOffer } from '#features/storefront/catalogue/offer/account-offer.rules.ts'
import type { writeOffer } from '#features/storefront/catalogue/offer/offer-words.rules.ts'

type Write = (offer: AccountOffer) => ReturnType<typeof writeOffer>

const MARK = '[data-offer-price],[data-offer-stock]'

/** Every part on the page that has a price or a stock. */
export const listShownSkus = (): string[] => {
  const marks = [...document.querySelectorAll<HTMLElement>(MARK)]
  return marks.flatMap(({ dataset }) => dataset['offerPrice'] ?? dataset['offerStock'] ?? [])
}

/** Lists that wake show their offers themselves: what React drew is not ours to write. */
const isOurs = (element: Element): boolean => element.closest('[data-island]') === null

const each = (mark: string, show: (element: HTMLElement) => void): void => {
  for (const element of document.querySelectorAll<HTMLElement>(`[data-offer-${mark}]`)) if (isOurs(element)) show(element)
}

/** Only what changes: whoever watches the page would be woken for nothing. */
const put = (element: Element, text: string): void => {
  if (element.textContent !== text) element.textContent = text
}

/** Puts an account's offers into what the server drew; a part without one keeps the public price. */
export const showOffers = (offers: ReadonlyMap<string, AccountOffer>, heading: string, write: Write): void => {
  const wordsFor = (sku = '') => {
    const offer = offers.get(sku)
    return offer && { ...write(offer), state: offer.stock.state }
  }
  if ([...offers.values()].some(({ isOwn }) => isOwn)) each('heading', (element) => put(element, heading))
  each('price', (element) => {
    const words = wordsFor(element.dataset['offerPrice'])
    if (!words) return
    element.dataset['price'] = words.kind
    put(element, words.price)
  })
  each('note', (element) => {
    const words = wordsFor(element.dataset['offerNote'])
    if (words) put(element, words.note)
  })
  each('stock', (element) => {
    const words = wordsFor(element.dataset['offerStock'])
    if (!words) return
    element.dataset['state'] = words.state
    // A part that no warehouse stocks is never out of stock: the server's text stays.
    if (words.state !== 'out' || element.dataset['supply'] === undefined) put(element, words.stock)
  })
}
