import { expect, test } from 'vitest'
import { decideWhileActing } from '#features/accounts/impersonation/personal.rules.ts'

test.each([
  ['/api/me/password', false],
  ['/api/me/email', false],
  ['/api/me/sessions/:id', false],
  ['/sm/api/account/email-change-cancel', false],
  ['/sm/api/uop/email-notifications/save', false],
  ['/sm/api/uop/email-notifications/preferences', true],
  ['/api/inbox/v1/entries/:id', false],
  ['/api/approvals/v1/:id/decision', false],
  ['/api/approvals/v1/:id/withdraw', true],
  ['/api/company/v1/substitute', false],
  ['/pif/api/account/v1/account-revalidate/start', false],
  ['/pif/api/account/v1/update-contact-details', true],
  ['/pif/api/soldto/v1/default/:soldTo', true],
])('someone who acts for a customer may use %s: %s', (route, allowed) => {
  expect(decideWhileActing(route).allowed).toBe(allowed)
})
