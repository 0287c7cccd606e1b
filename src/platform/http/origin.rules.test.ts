import { expect, test } from 'vitest'
import { changesState, isSameOrigin, type OriginFacts } from '#platform/http/origin.rules.ts'

const here = (facts: Partial<OriginFacts>): OriginFacts => ({ host: 'sps.example', publicScheme: 'https', ...facts })

test.each<[string, Partial<OriginFacts>, boolean]>([
  ['our own origin', { origin: 'https://sps.example' }, true],
  ['our own origin in capitals', { origin: 'https://SPS.example' }, true],
  ['our own host with its default port', { host: 'sps.example:443', origin: 'https://sps.example' }, true],
  ['our own host and port', { host: 'localhost:3000', publicScheme: 'http', origin: 'http://localhost:3000' }, true],
  ['a demo behind https', { publicScheme: 'http', origin: 'https://sps.example' }, true],
  ['an IPv6 host', { host: '[::1]:3000', publicScheme: 'http', origin: 'http://[::1]:3000' }, true],
  ['no origin, but a same-origin fetch', { secFetchSite: 'same-origin' }, true],
  ['another tenant', { origin: 'https://aerobt.example' }, false],
  ['another port', { host: 'localhost:3000', publicScheme: 'http', origin: 'http://localhost:4000' }, false],
  ['a longer name', { origin: 'https://sps.example.evil.example' }, false],
  ['a shorter name', { host: 'www.sps.example', origin: 'https://sps.example' }, false],
  ['http against an https site', { origin: 'http://sps.example' }, false],
  ['an opaque origin', { origin: 'null' }, false],
  ['an empty origin', { origin: '' }, false],
  ['userinfo', { origin: 'https://x@sps.example' }, false],
  ['an origin with a path', { origin: 'https://sps.example/x' }, false],
  ['two origins', { origin: 'https://sps.example https://evil.example' }, false],
  ['an empty host', { host: '', origin: 'https://' }, false],
  ['a foreign origin that claims a same-origin fetch', { origin: 'https://evil.example', secFetchSite: 'same-origin' }, false],
  ['a same-site fetch', { secFetchSite: 'same-site' }, false],
  ['a cross-site fetch', { secFetchSite: 'cross-site' }, false],
  ['neither header', {}, false],
])('a change from %s is accepted: %3$s', (_, facts, expected) => {
  expect(isSameOrigin(here(facts))).toBe(expected)
})

test.each([
  ['GET', false],
  ['HEAD', false],
  ['OPTIONS', false],
  ['POST', true],
  ['PUT', true],
  ['PATCH', true],
  ['DELETE', true],
  ['PROPFIND', true],
])('%s changes state: %s', (method, expected) => {
  expect(changesState(method)).toBe(expected)
})
