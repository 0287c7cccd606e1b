import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { usePortalData } from '#foundation/accounts/public.ts'
import { SaveCart } from '#features/buying/lists/save-cart.tsx'

/** Puts 'Save as a list' into the room that the cart's summary keeps for it. */
export const Shell = () => {
  const { phase } = usePortalData()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    if (phase !== 'ready') return
    const look = (): void => setPlace(document.querySelector('[data-save-cart]'))
    look()
    const observer = new MutationObserver(look)
    observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [phase])
  return place && createPortal(<SaveCart />, place)
}
