import { expect, test } from 'vitest'
import { tenantIdentitySchema } from '#foundation/tenants/tenant-identity.rules.ts'

test.each([
  ['customer', false],
  ['internal', false],
  ['admin', true],
] as const)('with another provider the site may require a second factor of %s: %s', (role, expected) => {
  const identityProvider = { issuer: 'https://id.example', clientId: 'portico', clientSecret: 'secret' }
  expect(tenantIdentitySchema.safeParse({ identityProvider, secondFactorRoles: [role] }).success).toBe(expected)
})
