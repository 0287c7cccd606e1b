import { allow, refuse, type Decision } from '#kernel/decision.ts'

/** Routes behind which lies what nobody may do in someone else's name: password, address, factors, sessions, consent, what the
 * person has read, and decisions about colleagues' orders. */
const PERSONAL = [
  '/api/me/password',
  '/api/me/email',
  '/api/me/sessions',
  '/api/me/passkeys',
  '/api/me/authenticator',
  '/api/me/recovery-codes',
  '/api/me/consent',
  '/sm/api/account/email-change-cancel',
  '/sm/api/uop/email-notifications/save',
  '/sm/api/uop/user-preference/notification',
  '/api/inbox/v1',
  '/api/approvals/v1/:id/decision',
  '/api/company/v1/substitute',
  '/pif/api/account/v1/account-revalidate/',
  '/pif/api/account/v1/registration/',
] as const

export const decideWhileActing = (route: string): Decision =>
  PERSONAL.some((start) => route.startsWith(start)) ? refuse('acting.personal') : allow('acting.running')
