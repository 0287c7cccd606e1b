import { usePortalData } from '#features/accounts/public.ts'
import { SignInMessage } from '#features/portal-messages/sign-in-message.tsx'

/** The portal's data loads only behind a valid session; the message waits for it, so that nothing else is in its way. */
export const Shell = () => <SignInMessage isSessionValid={usePortalData().phase === 'ready'} />
