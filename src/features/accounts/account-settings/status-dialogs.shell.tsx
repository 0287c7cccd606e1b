import { useState } from 'react'
import { modalError } from '#foundation/portal-messages/public.ts'
import { readStatusDialog } from '#features/accounts/account-settings/status-dialog.rules.ts'
import { StatusDialog } from '#features/accounts/account-settings/status-dialog.tsx'

const leave = (address: string): void => location.assign(address)

/** Opens the dialog that the page's address names [2.10.1]. */
export const Shell = () => {
  const [status] = useState(() => readStatusDialog(location.search))
  const [isShown, setShown] = useState(true)
  const hasError = modalError.use() !== undefined
  // The error modal closes the others for good; leaving the page, as closing does, would take its words away.
  if (hasError && isShown) setShown(false)
  // The feature `unidentified-user` has a dialog of its own, with a number to send.
  if (!status || status.flag === 'unidentifiedUser') return null
  return <StatusDialog status={{ ...status, flag: status.flag }} open={isShown} pathname={location.pathname} onLeave={leave} />
}
