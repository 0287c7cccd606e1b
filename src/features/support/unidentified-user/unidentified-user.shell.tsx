import { lazy, useState } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { readStatusDialog, reportStatusSeen } from '#features/accounts/account-settings/public.ts'
import { modalError } from '#foundation/portal-messages/public.ts'

const UnidentifiedUserDialog = lazy(() =>
  import('#features/support/unidentified-user/unidentified-user-dialog.tsx').then((module) => ({
    default: module.UnidentifiedUserDialog,
  })),
)

/** Opens where the page's address says that the person's company was not found [2.10.1, 2.17.1]. */
export const Shell = () => {
  const [status] = useState(() => readStatusDialog(location.search))
  const [isShown, setShown] = useState(true)
  const { config } = usePage()
  const hasError = modalError.use() !== undefined
  // The error modal closes the others for good.
  if (hasError && isShown) setShown(false)
  if (status?.flag !== 'unidentifiedUser') return null
  const leave = (): void => void reportStatusSeen(status.flag, config).finally(() => location.assign(location.pathname))
  return <UnidentifiedUserDialog open={isShown} accountName={status.accountName} onClose={leave} />
}
