import { useEffect } from 'react'
import { usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listShownSkus } from '#features/storefront/catalogue/public.ts'
import { loadPrices } from '#features/buying/pricing/load-prices.client.ts'
import { markAccountPrices } from '#features/buying/pricing/account-price-hint.client.ts'

/** Draws nothing: it asks what the account of someone who may buy pays for the parts on the page, also for those that come later. */
export const Shell = () => {
  const { country } = usePage().locale
  const { phase, hasEcommerceAccess } = usePortalData()
  const isKnown = phase === 'ready' || phase === 'signed-out'
  useEffect(() => {
    if (!isKnown) return
    if (!hasEcommerceAccess) return markAccountPrices(false)
    const ask = async (): Promise<void> => {
      await loadPrices(listShownSkus(), country)
      markAccountPrices(false)
    }
    void ask()
    const observer = new MutationObserver(() => void ask())
    observer.observe(document.getElementById('main') ?? document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isKnown, hasEcommerceAccess, country])
  return null
}
