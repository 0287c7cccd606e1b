import { usePage } from '#foundation/blocks/public.ts'
import { inShopLanguage } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import { IconLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The cart's page sends visitors to sign in; with script the link itself does, and knows the way back. Its count comes with the portal. */
export const Slot = () => {
  const t = useTexts('cart')
  const { config, locale } = usePage()
  return (
    <IconLink href={inShopLanguage(config.minicart_url, locale.language)} data-cart-link="">
      <Icon name="cart" />
      <span className="visually-hidden">{t('title')}</span>
    </IconLink>
  )
}
