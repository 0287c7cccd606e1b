import { slotSelector } from '#foundation/blocks/public.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalData } from '#foundation/accounts/public.ts'
import { areSamePlaces, listBuyPlaces, useMayOpenCart, type BuyPlace } from '#features/buying/cart/public.ts'
import { SaveItem } from '#features/buying/lists/save-item.tsx'
import { loadSavedItems } from '#features/buying/lists/use-saved-items.client.ts'

/** Puts 'Save item' beside 'Add to cart', for the same people. */
export const Shell = () => {
  const { phase, hasEcommerceAccess } = usePortalData()
  const mayOpen = useMayOpenCart()
  const mayBuy = phase === 'ready' && hasEcommerceAccess && mayOpen
  const [places, setPlaces] = useState<readonly BuyPlace[]>([])
  const hasPlaces = places.length > 0
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
  useEffect(() => {
    if (hasPlaces) void loadSavedItems()
  }, [hasPlaces])
  if (!mayBuy) return null
  return places.map(({ sku, element, isProduct }, at) =>
    // On a product's own page beside everything else that one can do.
    createPortal(
      <SaveItem sku={sku} isProduct={isProduct} />,
      (isProduct && element.closest(slotSelector('product-actions'))?.querySelector(slotSelector('product-extras'))) || element,
      `${sku} ${at}`,
    ),
  )
}
