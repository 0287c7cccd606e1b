import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { z } from 'zod'

const PATH = '/api/me/authenticator'

export const startAuthenticatorApp = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'A new secret for my authenticator app, which counts once a code has confirmed it; needs a fresh proof that it is me',
  reply: z.object({
    secret: z.string().describe('In base32, to be typed'),
    address: z.string().describe('otpauth: address with the same'),
    qr: z.object({ size: z.number().int(), path: z.string().describe('Path of an SVG of that size') }),
  }),
  errors: [401, 403, 409],
})

export const confirmAuthenticatorApp = endpoint({
  method: 'POST',
  access: 'signed-in',
  path: `${PATH}/confirmation`,
  tag: 'me',
  summary: 'Switches my authenticator app on with a first code and tells my address',
  body: z.object({ code: z.string().min(1).max(40) }),
  reply: z.object({ recoveryCodes: z.array(z.string()).describe('Shown once; empty when I have some already') }),
  errors: [400, 401, 403, 429],
})
export const firstCodeForm = formRules(confirmAuthenticatorApp)

export const removeAuthenticatorApp = endpoint({
  method: 'DELETE',
  access: 'signed-in',
  path: PATH,
  tag: 'me',
  summary: 'Removes my authenticator app and tells my address; needs a fresh proof that it is me',
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403, 404],
})
