import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalData } from '#features/accounts/public.ts'
import { AddToCart } from '#features/cart/add/add-to-cart.tsx'
import { areSamePlaces, listBuyPlaces, type BuyPlace } from '#features/cart/add/buy-places.client.ts'
import { useMayOpenCart } from '#features/cart/mini-cart/use-may-open-cart.client.ts'

/** Puts 'Add to cart' where pages keep room for it, for people who may buy; also where a list grows. */
export const Shell = () => {
  const { phase, hasEcommerceAccess } = usePortalData()
  const mayOpen = useMayOpenCart()
  const mayBuy = phase === 'ready' && hasEcommerceAccess && mayOpen
  const [places, setPlaces] = useState<readonly BuyPlace[]>([])
  useEffect(() => {
    if (!mayBuy) return
    const look = (): void =>
      setPlaces((before) => {
        const now = listBuyPlaces()
        return areSamePlaces(before, now) ? before : now
      })
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [mayBuy])
  if (!mayBuy) return null
  return places.map(({ sku, element, isProduct }, at) =>
    createPortal(<AddToCart sku={sku} isProduct={isProduct} />, element, `${sku} ${at}`),
  )
}
