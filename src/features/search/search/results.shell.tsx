import { lazy, useMemo } from 'react'
import { usePortalData } from '#foundation/accounts/public.ts'
import { describeShopper } from '#features/search/search/results/shopper.rules.ts'

const CustomerResults = lazy(async () => ({
  default: (await import('#features/search/search/results/customer-results.tsx')).CustomerResults,
}))

/** On the results page, for people who are signed in: what only they may find, and the searches that they keep. */
export const Shell = () => {
  const { isSessionValid: isKnown, phase, hasEcommerceAccess, defaultSoldTo } = usePortalData()
  const isSessionValid = isKnown === true
  const root = isSessionValid ? document.querySelector<HTMLElement>('[data-search-results]') : null
  const saved = isSessionValid ? document.querySelector<HTMLElement>('[data-saved-searches]') : null
  const shopper = useMemo(
    () => (phase === 'ready' ? describeShopper(hasEcommerceAccess, defaultSoldTo) : undefined),
    [phase, hasEcommerceAccess, defaultSoldTo],
  )
  return root && saved && <CustomerResults root={root} saved={saved} shopper={shopper} />
}
