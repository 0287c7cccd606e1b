import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { assertion } from '#foundation/second-factor/public.ts'
import { z } from 'zod'

const PATH = '/api/me/reauthentication'

export const readReauthentication = endpoint({
  method: 'GET',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'How I prove that it is me, and whether I just did',
  reply: z.object({
    method: z.enum(['password', 'sign-in']),
    isFresh: z.boolean(),
    factors: z.array(z.enum(['passkey', 'authenticator'])).describe('What I can prove it with instead'),
  }),
  errors: [401],
})

export const reauthenticate = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Proves with my password that it is me, for a few minutes and in this browser',
  whileReadOnly: 'session',
  body: z.strictObject({ currentPassword: z.string().min(1).max(200) }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 429],
})
export const passwordProofForm = formRules(reauthenticate)

export const startPasskeyProof = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/passkey/options`,
  tag: 'me',
  summary: 'What a browser needs to have one of my passkeys prove that it is me',
  whileReadOnly: 'session',
  reply: z.object({ options: z.record(z.string(), z.unknown()).describe('PublicKeyCredentialRequestOptionsJSON of WebAuthn') }),
  errors: [401, 404],
})

export const reauthenticateByPasskey = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/passkey`,
  tag: 'me',
  summary: 'Proves with one of my passkeys that it is me, for a few minutes and in this browser',
  whileReadOnly: 'session',
  body: z.object({ answer: assertion }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 429],
})

export const reauthenticateByCode = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/code`,
  tag: 'me',
  summary: 'Proves with a code of my authenticator app that it is me, for a few minutes and in this browser',
  whileReadOnly: 'session',
  body: z.strictObject({ code: z.string().min(1).max(40) }),
  reply: z.object({ success: z.literal(true) }),
  errors: [400, 401, 429],
})
export const codeProofForm = formRules(reauthenticateByCode)
