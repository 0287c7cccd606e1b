import { useEffect } from 'react'
import { loadPortalData } from '#features/accounts/portal-data.ts'
import { usePage } from '#features/blocks/public.ts'

/** Shows nothing: it starts the loading of personal data on every page. */
export const Shell = () => {
  const page = usePage()
  useEffect(() => void loadPortalData(page), [page])
  return null
}
