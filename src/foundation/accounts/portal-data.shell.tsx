import { useEffect } from 'react'
import { loadAccountStatus } from '#foundation/accounts/portal-data.client.ts'
import { usePage, type PageContext } from '#foundation/blocks/public.ts'
import { reportUserKind } from '#foundation/session-life/public.ts'

/** Loads everything for the page; how long a session lasts depends on who is signed in, so session-life is notified. */
const load = async (page: PageContext): Promise<void> => {
  const status = await loadAccountStatus(page).catch(() => null)
  const isInternal = status?.isInternalUser
  reportUserKind(typeof isInternal === 'boolean' ? (isInternal ? 'internal' : 'external') : undefined)
}

/** Shows nothing: it starts the loading of personal data on every page. */
export const Shell = () => {
  const page = usePage()
  useEffect(() => void load(page), [page])
  return null
}
