import { pageHref, type EmbeddedModel } from '#foundation/blocks/public.ts'
import { cartHref } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import { signInAddress } from '#foundation/identity/public.ts'

/** A visitor's cart leads to sign in and from there to the cart, with the way back to this page [6.1.4, 2.14.4]; the portal gives people their own. */
export const enhance = ({ config, locale, path }: EmbeddedModel): void => {
  const href = signInAddress(config, cartHref({ config, locale, here: pageHref(locale, path) }))
  document.querySelectorAll<HTMLAnchorElement>('[data-cart-link]').forEach((link) => void (link.href = href))
}
