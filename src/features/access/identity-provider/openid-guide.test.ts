import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { SIGN_IN_PROBLEMS } from '#foundation/identity/public.server.ts'
import { tenantSchema } from '#foundation/tenants/testing/test-settings.ts'

const guide = await readFile(new URL('../../../../docs/guides/openid-provider.md', import.meta.url), 'utf8')

test('the example of the guide is accepted as it stands, and says what the defaults are', () => {
  const example = JSON.parse(/```json\n([\s\S]*?)```/.exec(guide)?.[1] ?? '') as { identity: { identityProvider: object } }[]
  const [tenant] = example.map((entry) => tenantSchema.parse(entry))
  const { issuer, clientId, clientSecret, ...rest } = tenant?.identity.identityProvider ?? {}
  const bare = { ...example[0], identity: { identityProvider: { issuer, clientId, clientSecret } } }
  const { scope, origins, claims } = tenantSchema.parse(bare).identity.identityProvider ?? {}
  expect(rest).toMatchObject({ scope, origins, claims })
})

test.each(SIGN_IN_PROBLEMS)('the guide explains %s', (problem) => {
  expect(guide).toContain(`| \`${problem}\` |`)
})

test.each(['/system/sling/callback', '/system/sling/signed-out.html'])('the guide names %s', (path) => {
  expect(guide).toContain(path)
})
