import { lazy, useState } from 'react'
import { readStatusDialog } from '#features/account-settings/public.ts'
import { modalError } from '#features/portal-messages/public.ts'

const UnidentifiedUserDialog = lazy(() =>
  import('#features/unidentified-user/unidentified-user-dialog.tsx').then((module) => ({
    default: module.UnidentifiedUserDialog,
  })),
)

const leave = (): void => location.assign(location.pathname)

/** Opens where the page's address says that the person's company was not found [2.10.1, 2.17.1]. */
export const Shell = () => {
  const [status] = useState(() => readStatusDialog(location.search))
  const [isShown, setShown] = useState(true)
  const hasError = modalError.use() !== undefined
  // The error modal closes the others for good.
  if (hasError && isShown) setShown(false)
  if (status?.flag !== 'unidentifiedUser') return null
  return <UnidentifiedUserDialog open={isShown} accountName={status.accountName} onClose={leave} />
}
