import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { MAX_NAME } from '#foundation/second-factor/passkey/passkey.rules.ts'
import { attestation } from '#foundation/second-factor/passkey/passkey-answer.rules.ts'
import { z } from 'zod'

const PATH = '/api/me/passkeys'
const name = z.string().trim().min(1).max(MAX_NAME)
const params = z.object({ id: z.uuid() })
const done = z.object({ success: z.literal(true) })

export const startPasskey = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/options`,
  tag: 'me',
  summary: 'What a browser needs to make a passkey for me; needs a fresh proof that it is me',
  reply: z.object({ options: z.record(z.string(), z.unknown()).describe('PublicKeyCredentialCreationOptionsJSON of WebAuthn') }),
  errors: [401, 403, 409],
})

export const addPasskey = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Saves the passkey that a browser made, and tells my address',
  body: z.object({ name: name.optional(), answer: attestation }),
  reply: z.object({ id: z.uuid(), name: z.string() }),
  status: 201,
  errors: [400, 401, 403, 409],
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'me',
  summary: 'Gives one of my passkeys another name; needs a fresh proof that it is me',
  params,
  body: z.object({ name }),
  reply: done,
  errors: [400, 401, 403, 404],
})
export const passkeyNameForm = formRules(renamePasskey)

export const removePasskey = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: `${PATH}/:id`,
  tag: 'me',
  summary: 'Removes one of my passkeys and tells my address; needs a fresh proof that it is me',
  params,
  reply: done,
  errors: [401, 403, 404],
})
