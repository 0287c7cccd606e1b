import { pageHref, usePage, type SlotName } from '#features/blocks/public.ts'
import { cartHref } from '#features/cart/mini-cart/cart-links.rules.ts'
import { signInAddress } from '#features/identity/public.ts'
import { IconLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export const slot: SlotName = 'cart'

/** For visitors it leads to sign in and from there to the cart [6.1.4, 2.14.4]; the portal gives it the person's own way and count. */
export const Slot = () => {
  const t = useTexts('cart')
  const { config, locale, path } = usePage()
  const href = signInAddress(config, cartHref({ config, locale, here: pageHref(locale, path) }))
  return (
    <IconLink href={href} data-cart-link="">
      <Icon name="cart" />
      <span className="visually-hidden">{t('title')} </span>
      <span data-count="" />
    </IconLink>
  )
}
