import { useEffect } from 'react'
import { usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { hideItems, unlockNavigation } from '#features/site/navigation/header/personal-header.client.ts'
import { listHiddenItems } from '#features/site/navigation/header/personal-header.rules.ts'

/** Draws nothing: it shortens the header for restricted people, and opens what waited for the person's status. */
export const Shell = () => {
  const { config } = usePage()
  const { phase, contact, status } = usePortalData()
  const lines = contact?.uniqueLineOfBusiness
  useEffect(() => hideItems(listHiddenItems(lines ?? [], config)), [lines, config])
  const isKnown = phase === 'ready' && status !== null && status !== undefined
  useEffect(() => (isKnown ? unlockNavigation() : undefined), [isKnown])
  return null
}
