import { usePortalData } from '#features/accounts/public.ts'
import { NoAccess } from '#features/account-settings/no-access.tsx'

export const Shell = () => <NoAccess contact={usePortalData().contact} />
