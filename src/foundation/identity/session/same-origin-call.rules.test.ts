import { expect, test } from 'vitest'
import { isForeignVisit } from '#foundation/identity/session/same-origin-call.rules.ts'

const isOwnHost = (host: string) => host === 'www.example.com' || host === 'example.com'

test.each([
  ['a link of our own', { secFetchSite: 'same-origin', referer: 'https://www.example.com/us/en' }, false],
  ['a link of the same site at its other host', { referer: 'https://example.com/us/en' }, false],
  ['an address that was typed', { secFetchSite: 'none' }, false],
  ['a program that says nothing', {}, false],
  ['a page that sends no Referer', { referer: '' }, false],
  ['a link on another site', { secFetchSite: 'cross-site' }, true],
  ['a link on a sibling host', { secFetchSite: 'same-site' }, true],
  ['a Referer of another site, from a browser without Sec-Fetch', { referer: 'https://evil.example/' }, true],
  ['a Referer that looks like ours', { referer: 'https://www.example.com.evil.example/' }, true],
  ['a Referer with our name before the host', { referer: 'https://www.example.com@evil.example/' }, true],
  ['an Origin of another site', { secFetchSite: 'none', origin: 'https://evil.example' }, true],
  ['an Origin that hides itself', { origin: 'null' }, true],
  ['our own Origin with a foreign Referer', { origin: 'https://www.example.com', referer: 'https://evil.example/' }, true],
  ['a Referer that is no address', { referer: 'about' }, true],
])('%s', (_, facts, foreign) => {
  expect(isForeignVisit(facts, isOwnHost)).toBe(foreign)
})
