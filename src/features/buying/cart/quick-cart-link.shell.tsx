import { createPortal } from 'react-dom'
import { usePortalData } from '#foundation/accounts/public.ts'
import { findPageSlot, usePage } from '#foundation/blocks/public.ts'
import { quickCartHref } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import { useMayOpenCart } from '#features/buying/cart/mini-cart/use-may-open-cart.client.ts'
import { IconLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The way to the quick cart, for people who may buy [2.3.18]. */
export const Shell = () => {
  const t = useTexts('cart')
  const page = usePage()
  const { phase, hasEcommerceAccess, defaultSoldTo, status } = usePortalData()
  const mayOpen = useMayOpenCart()
  const isShown = phase === 'ready' && hasEcommerceAccess && mayOpen
  const place = isShown ? findPageSlot('quick-cart') : null
  if (!place) return null
  const here = `${location.pathname}${location.search}`
  const href = quickCartHref({ ...page, here, isAsm: status?.isAsmUser === true }, defaultSoldTo)
  return createPortal(
    <IconLink href={href}>
      <Icon name="plus" />
      <span className="visually-hidden">{t('quick.title')}</span>
    </IconLink>,
    place,
  )
}
