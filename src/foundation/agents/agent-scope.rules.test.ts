import { expect, test } from 'vitest'
import { readScopes, writeChallenge } from '#foundation/agents/agent-scope.rules.ts'

test.each([
  ['known ones in their order', 'order:place shop:read', ['shop:read', 'order:place']],
  ['each once', 'shop:read shop:read', ['shop:read']],
  ['none that is unknown', 'openid admin offline_access', []],
  ['nothing of nothing', undefined, []],
])('reads scopes: %s', (_, text, scopes) => {
  expect(readScopes(text)).toEqual(scopes)
})

test('a challenge names the metadata of the resource and what is missing [T-112]', () => {
  expect(writeChallenge({ origin: 'https://a.example', error: 'insufficient_scope', scope: ['order:place'] })).toBe(
    'Bearer error="insufficient_scope", scope="order:place", resource_metadata="https://a.example/.well-known/oauth-protected-resource/mcp"',
  )
  expect(writeChallenge({ origin: 'https://a.example' })).toMatch(/^Bearer scope="shop:read /)
})
