import { describe, expect, test } from 'vitest'
import {
  isDocumentAddress,
  isLoopbackRedirect,
  isRedirect,
  readClientDocument,
} from '#features/access/identity-provider/agents/client-document.rules.ts'

test.each([
  ['https with a path', 'https://app.example/client.json', false, true],
  ['without a path', 'https://app.example/', false, false],
  ['another spelling of itself', 'https://app.example/a/../client.json', false, false],
  ['with a password', 'https://a:b@app.example/client.json', false, false],
  ['with a fragment', 'https://app.example/client.json#x', false, false],
  ['without TLS', 'http://app.example/client.json', true, false],
  ['this machine, where it is allowed', 'http://127.0.0.1:4000/client.json', true, true],
  ['this machine elsewhere', 'http://127.0.0.1:4000/client.json', false, false],
  ['a name', 'portico-demo-agent', true, false],
])('an address of a description: %s [T-112]', (_, id, allowsLoopback, expected) => {
  expect(isDocumentAddress(id, allowsLoopback)).toBe(expected)
})

test.each([
  ['https://app.example/callback', true],
  ['http://127.0.0.1/callback', true],
  ['http://localhost:3333/', true],
  ['http://app.example/callback', false],
  ['javascript:alert(1)', false],
  ['https://a:b@app.example/', false],
  ['https://app.example/#x', false],
])('a code may be sent to %s: %s', (uri, expected) => {
  expect(isRedirect(uri)).toBe(expected)
})

test.each([
  ['http://127.0.0.1:51234/callback', true],
  ['http://127.0.0.1/', true],
  ['http://127.0.0.1.example/', false],
  ['http://localhost:51234/', false],
  ['https://127.0.0.1/', false],
])('the demo’s client gets its code at %s: %s', (uri, expected) => {
  expect(isLoopbackRedirect(uri)).toBe(expected)
})

describe('a description', () => {
  const ID = 'https://app.example/client.json'
  const document = { client_id: ID, client_name: 'Stockroom', redirect_uris: ['https://app.example/callback'] }
  const read = (changes: object) => readClientDocument(ID, JSON.stringify({ ...document, ...changes }))

  test('is read', () => {
    expect(read({})).toEqual({
      clientId: ID,
      name: 'Stockroom',
      host: 'app.example',
      redirectUris: ['https://app.example/callback'],
    })
  })
  test('without a name is called by its host', () => {
    expect(read({ client_name: '\u202e ' })?.name).toBe('app.example')
  })
  test.each([
    ['that describes another client', { client_id: 'https://other.example/client.json' }],
    ['with a secret', { client_secret: 'x' }],
    ['that proves itself by a secret', { token_endpoint_auth_method: 'client_secret_post' }],
    ['without an address for codes', { redirect_uris: [] }],
    ['with a bad address for codes', { redirect_uris: ['http://app.example/'] }],
  ])('%s is refused [T-112]', (_, changes) => {
    expect(read(changes)).toBeUndefined()
  })
  test('that is no JSON is refused', () => {
    expect(readClientDocument(ID, '<html>')).toBeUndefined()
  })
})
