import { usePortalData } from '#foundation/accounts/public.ts'
import { MessageDialog } from '#features/access/sign-in-messages/message-dialog.tsx'

/** The portal's data loads only behind a valid session; the message waits for it, so that nothing else is in its way. */
export const Shell = () => <MessageDialog isSessionValid={usePortalData().phase === 'ready'} />
