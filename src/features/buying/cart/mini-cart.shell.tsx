import { useEffect } from 'react'
import { onAccountChange, usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { cartHref, formatCartCount } from '#features/buying/cart/mini-cart/cart-links.rules.ts'
import { cartCount, dropShopCookie, loadMiniCart } from '#features/buying/cart/mini-cart/mini-cart.client.ts'
import { useMayOpenCart } from '#features/buying/cart/mini-cart/use-may-open-cart.client.ts'

const COUNT = 'data-badge'

/** Behind the word, so that the link's text ends in it; gone where it is not known [8.4.4]. */
const showCount = (link: HTMLAnchorElement, text: string): void => {
  const place = link.querySelector(`[${COUNT}]`) ?? document.createElement('span')
  place.setAttribute(COUNT, '')
  place.textContent = text
  if (text === '') place.remove()
  else if (!place.isConnected) link.append(' ', place)
}

const eachLink = (change: (link: HTMLAnchorElement) => void): void =>
  document.querySelectorAll<HTMLAnchorElement>('[data-cart-link]').forEach(change)

/** Draws nothing: it gives the header's cart the person's own way and count. Whoever may not order is led to the error page [6.7.1]. */
export const Shell = () => {
  const page = usePage()
  const { phase, defaultSoldTo, status } = usePortalData()
  const mayOpen = useMayOpenCart()
  const count = cartCount.use()
  const isReady = phase === 'ready'

  useEffect(() => {
    if (isReady && defaultSoldTo) void loadMiniCart(page, defaultSoldTo)
  }, [isReady, page, defaultSoldTo])

  // The session ended without a sign-out, so no server has cleared the shop's cookie [7.2.6].
  const isOver = phase === 'signed-out'
  useEffect(() => {
    if (isOver) void dropShopCookie(page)
  }, [isOver, page])

  // The shop's cookie is the new account's before the page is loaded again [8.4.1].
  useEffect(
    () =>
      onAccountChange(({ number, erpId, currency }) =>
        loadMiniCart(page, { soldToNumber: number, erpId, defaultCurrency: currency }),
      ),
    [page],
  )

  useEffect(() => {
    if (!isReady) return
    const here = `${location.pathname}${location.search}`
    const isAsm = status?.isAsmUser === true
    const href = mayOpen ? cartHref({ config: page.config, locale: page.locale, here, isAsm }) : page.config.errorPopupPath
    eachLink((link) => void (link.href = href))
  }, [isReady, mayOpen, status, page])

  useEffect(() => {
    eachLink((link) => showCount(link, formatCartCount(count)))
  }, [count])
  return null
}
