import type { RequestedLine } from '#features/buying/cart/cart.rules.ts'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalData } from '#foundation/accounts/public.ts'
import { AddLines } from '#features/buying/cart/add/add-lines.tsx'
import { AddToCart } from '#features/buying/cart/add/add-to-cart.tsx'
import {
  areSameLines,
  areSamePlaces,
  listBuyPlaces,
  listLinesPlaces,
  type BuyPlace,
  type LinesPlace,
} from '#features/buying/cart/add/buy-places.client.ts'
import { useMayOpenCart } from '#features/buying/cart/mini-cart/use-may-open-cart.client.ts'

/** Puts 'Add to cart' where pages keep room for it, for people who may buy; also where a list grows. */
export const Shell = () => {
  const { phase, hasEcommerceAccess } = usePortalData()
  const mayOpen = useMayOpenCart()
  const mayBuy = phase === 'ready' && hasEcommerceAccess && mayOpen
  const [places, setPlaces] = useState<readonly BuyPlace[]>([])
  const [several, setSeveral] = useState<readonly LinesPlace[]>([])
  useEffect(() => {
    if (!mayBuy) return
    const look = (): void => {
      setPlaces((before) => {
        const now = listBuyPlaces()
        return areSamePlaces(before, now) ? before : now
      })
      setSeveral((before) => {
        const now = listLinesPlaces()
        return areSameLines(before, now) ? before : now
      })
    }
    look()
    const observer = new MutationObserver(look)
    const changes = { childList: true, subtree: true, attributeFilter: ['data-buy-lines'] }
    observer.observe(document.getElementById('main') ?? document.body, changes)
    return () => observer.disconnect()
  }, [mayBuy])
  if (!mayBuy) return null
  return (
    <>
      {places.map(({ sku, element, isProduct }, at) =>
        createPortal(<AddToCart sku={sku} isProduct={isProduct} />, element, `${sku} ${at}`),
      )}
      {several.map(({ element, written }, at) =>
        createPortal(<AddLines lines={JSON.parse(written) as RequestedLine[]} />, element, `lines ${at}`),
      )}
    </>
  )
}
