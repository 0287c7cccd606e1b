import { successAnswer } from '#features/accounts/account-settings/success.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'

export const requestErasure = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: '/api/me/erasure-request',
  tag: 'me',
  summary: 'Asks staff to remove everything about the person who asks',
  needsFreshProof: true,
  reply: successAnswer,
  errors: [401, 403, 429],
})
