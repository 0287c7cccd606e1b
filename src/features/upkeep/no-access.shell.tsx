import { usePortalData } from '#features/accounts/public.ts'
import { NoAccess } from '#features/upkeep/no-access.tsx'

export const Shell = () => <NoAccess contact={usePortalData().contact} />
