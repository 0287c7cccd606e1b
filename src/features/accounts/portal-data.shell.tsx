import { useEffect } from 'react'
import { loadPortalData } from '#features/accounts/portal-data.ts'
import type { PortalPage } from '#features/accounts/portal-data.rules.ts'

/** Shows nothing: it starts the loading of personal data on every page. */
export const Shell = ({ page }: { readonly page: PortalPage }) => {
  useEffect(() => void loadPortalData(page), [page])
  return null
}
