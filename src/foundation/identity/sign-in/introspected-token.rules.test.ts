import { expect, test } from 'vitest'
import { readIntrospection } from '#foundation/identity/sign-in/introspected-token.rules.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const inSeconds = (seconds: number): number => NOW.getTime() / 1000 + seconds
const ABOUT = { issuer: 'https://login.example', audience: 'https://shop.example/mcp', now: NOW }
const ANSWER = {
  ...{ active: true, sub: 'anna', client_id: 'assistant', scope: 'shop:read', aud: ABOUT.audience },
  ...{ exp: inSeconds(300), token_type: 'Bearer' },
}
const TOKEN = { issuer: ABOUT.issuer, subject: 'anna', clientId: 'assistant', scope: 'shop:read' }

test.each([
  ['names its issuer', { iss: ABOUT.issuer }, 60],
  ['names none', {}, 60],
  ['is for several resources', { aud: ['https://other.example', ABOUT.audience] }, 60],
  ['ends within a minute', { exp: inSeconds(20) }, 20],
  ['is of Keycloak', { typ: 'Bearer', token_type: undefined }, 60],
])('an active token that %s is believed for a minute at most [T-112]', (_, changes, seconds) => {
  const read = readIntrospection({ ...ANSWER, ...changes }, ABOUT)
  expect(read).toEqual({ token: TOKEN, until: NOW.getTime() + seconds * 1000 })
})

test.each([
  ['is not active', { active: false }],
  ['is active in words alone', { active: 'true' }],
  ['is of another issuer', { iss: 'https://other.example' }],
  ['is for another resource', { aud: 'https://elsewhere.example/mcp' }],
  ['names no resource', { aud: undefined }],
  ['is over', { exp: inSeconds(0) }],
  ['never ends', { exp: undefined }],
  ['is not valid yet', { nbf: inSeconds(60) }],
  ['is a refresh token', { typ: 'Refresh' }],
  ['is of another type', { token_type: 'DPoP' }],
  ['is bound to a key', { cnf: { jkt: 'x' } }],
  ['is of nobody', { sub: undefined }],
  ['is of the client itself', { sub: 'assistant' }],
])('a token that %s opens nothing [T-112]', (_, changes) => {
  expect(readIntrospection({ ...ANSWER, ...changes }, ABOUT)).toEqual({ token: undefined, until: NOW.getTime() + 10_000 })
})
