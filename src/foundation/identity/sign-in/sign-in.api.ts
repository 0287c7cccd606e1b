import { appIdQuery } from '#kernel/app-id.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { z } from 'zod'

/** One value or several: what is not one plain text is no return address. */
const resource = z.union([z.string(), z.array(z.string())]).optional()

export const startSignIn = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/system/sling/login.html',
  tag: 'session',
  summary: 'Starts a sign-in and returns to `resource`',
  query: appIdQuery.extend({
    resource,
    login_hint: z.string().max(254).optional(),
    reauthenticate: z.literal('true').optional().catch(undefined),
  }),
})

export const returnFromProvider = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/system/sling/callback',
  isHidden: true,
  query: z.object({ state: z.string().max(16_384).optional(), code: z.string().max(4096).optional() }).loose(),
})

export const signOut = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/system/sling/logout.html',
  tag: 'session',
  summary: 'Ends the session here and at the provider',
  query: appIdQuery.extend({ resource }),
})

export const returnSignedOut = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/system/sling/signed-out.html',
  isHidden: true,
  query: z.object({ state: z.string().max(16_384).default('') }),
})

export const cancelRegistration = endpoint({
  method: 'GET',
  access: 'everyone',
  path: '/pif/api/account/v1/registration/cancel',
  tag: 'account',
  summary: 'Leaves the simplified registration and signs out',
  query: appIdQuery,
})
