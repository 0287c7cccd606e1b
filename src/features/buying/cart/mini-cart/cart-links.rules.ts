import type { PageContext } from '#foundation/blocks/public.ts'
import type { Language } from '#kernel/locale.ts'

/** Pages of cart and shop exist in every language; the site names them in one. */
const SHOP_PATH = /^(\/(?:cart|shop)\/[^/]+\/)[a-z]{2}(?=\/|$)/

export const inShopLanguage = (url: string, language: Language): string =>
  url.replace(SHOP_PATH, (_, start: string) => `${start}${language}`)

export type LinkPlace = Pick<PageContext, 'config' | 'locale'> & {
  /** The path of the page that the link stands on. */
  readonly here: string
  readonly isAsm?: boolean
}

const leadTo = (url: string, { locale, here, isAsm = false }: LinkPlace): string =>
  `${inShopLanguage(url, locale.language)}?${new URLSearchParams({ resource: here, ...(isAsm && { asm: 'true' }) }).toString()}`

/** With the way back, and for assisted service with its mark [2.14.2, 6.5.1]. */
export const cartHref = (place: LinkPlace): string => leadTo(place.config.minicart_url, place)

/** The first step of an order [2.2.4]. */
export const checkoutHref = ({ config, locale }: Pick<LinkPlace, 'config' | 'locale'>): string =>
  `${inShopLanguage(config.minicart_url, locale.language)}/checkout/multi/payment-type/choose`

/** The parameter that names the cart of an accepted quote; without it the checkout orders the account's open cart. */
export const CART_PARAMETER = 'cart'

/** The same for the cart of an accepted quote. */
export const quoteCheckoutHref = (place: Pick<LinkPlace, 'config' | 'locale'>, cartId: string): string =>
  `${checkoutHref(place)}?${CART_PARAMETER}=${encodeURIComponent(cartId)}`

export type QuickCartAccount = { readonly erpId?: string | null; readonly salesOrg?: string | null }

/** The same for the quick cart [2.14.1]; without an ERP and a sales organisation there is nothing to order from [8.4.5]. */
export const quickCartHref = (place: LinkPlace, account: QuickCartAccount | undefined): string =>
  account?.erpId || account?.salesOrg ? leadTo(place.config.quickcart_url, place) : place.config.errorPopupPath

const MOST_SHOWN = 99

/** Nothing where the count is not known [8.4.4]; from a hundred on it is no longer counted [9.5.2]. */
export const formatCartCount = (count: number | undefined): string => {
  if (count === undefined) return ''
  return count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count)
}
