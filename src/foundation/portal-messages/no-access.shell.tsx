import { usePortalData } from '#foundation/accounts/public.ts'
import { NoAccess } from '#foundation/portal-messages/no-access.tsx'

export const Shell = () => {
  const { contact, favourites, isInternalCsr } = usePortalData()
  return <NoAccess contact={contact} lacksAccounts={isInternalCsr && favourites === null} />
}
