import { expect, test } from 'vitest'
import { redirectOrigin } from '#features/access/identity-provider/agents/consent-form.rules.ts'

test('the origin of a redirect stands in the policy of the page', () => {
  expect(redirectOrigin('http://127.0.0.1:51234/callback?x=1')).toBe('http://127.0.0.1:51234')
  expect(redirectOrigin(undefined)).toBeUndefined()
})
