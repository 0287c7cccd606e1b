import { expect, test } from 'vitest'
import { readProviderToken } from '#foundation/identity/sign-in/access-token.rules.ts'

const CLAIMS = { iss: 'https://login.example', sub: 'anna', client_id: 'assistant', scope: 'shop:read cart:write' }
const READ = { issuer: 'https://login.example', subject: 'anna', clientId: 'assistant', scope: 'shop:read cart:write' }

test.each([
  ['by RFC 9068', CLAIMS, 'at+jwt', READ],
  ['without a type', CLAIMS, undefined, READ],
  ['of Keycloak', { ...CLAIMS, client_id: undefined, azp: 'assistant' }, 'JWT', READ],
  [
    'of Okta',
    { ...CLAIMS, client_id: undefined, cid: 'assistant', scope: undefined, scp: ['shop:read', 'cart:write'] },
    'JWT',
    READ,
  ],
  [
    'of Entra ID',
    { ...CLAIMS, client_id: undefined, appid: 'assistant', scope: undefined, scp: 'shop:read' },
    'JWT',
    { ...READ, scope: 'shop:read' },
  ],
  ['without scopes', { ...CLAIMS, scope: undefined }, 'JWT', { ...READ, scope: '' }],
  ['of nobody', { ...CLAIMS, sub: undefined }, 'at+jwt', undefined],
  ['of the client itself', { ...CLAIMS, sub: 'assistant' }, 'at+jwt', undefined],
  ['of no client', { ...CLAIMS, client_id: '' }, 'at+jwt', undefined],
  ['that is an ID token', { ...CLAIMS, nonce: 'n' }, 'JWT', undefined],
  ['that ends a session', CLAIMS, 'logout+jwt', undefined],
  ['bound to a key', { ...CLAIMS, cnf: { jkt: 'x' } }, 'at+jwt', undefined],
])('a token %s [T-112]', (_, claims, type, read) => {
  expect(readProviderToken(claims, type)).toEqual(read)
})
