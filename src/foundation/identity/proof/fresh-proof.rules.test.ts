import { describe, expect, test } from 'vitest'
import { isFresh, isFreshSignIn, isRecent } from '#foundation/identity/proof/fresh-proof.rules.ts'

const now = new Date('2026-11-15T10:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)
const hash = Buffer.from('what this browser holds')
const other = Buffer.from('what another one holds!')

describe('a password that was just given', () => {
  const proven = { at: ago(10), hash, broughtHash: hash, now }
  test.each([
    ['counts in the browser where it was given', proven, true],
    ['counts for five minutes', { ...proven, at: ago(299) }, true],
    ['counts no longer', { ...proven, at: ago(300) }, false],
    ['does not count for a copied session', { ...proven, broughtHash: undefined }, false],
    ['does not count with what another browser holds', { ...proven, broughtHash: other }, false],
    ['does not count with a piece of it', { ...proven, broughtHash: hash.subarray(0, 4) }, false],
    ['does not count where nothing was proven', { ...proven, at: null, hash: null }, false],
  ])('%s [T-73]', (_, facts, fresh) => {
    expect(isFresh(facts)).toBe(fresh)
  })
})

test.each([
  ['just signed in', ago(10), null, true],
  ['signed in half an hour ago', ago(1800), null, false],
  ['signed in long ago, proven since', ago(36_000), ago(60), true],
  ['proven long ago', ago(36_000), ago(1801), false],
])('%s [T-73]', (_, signedInAt, provenAt, recent) => {
  expect(isRecent(signedInAt, provenAt, now)).toBe(recent)
})

const requestedMs = now.getTime()
test.each([
  ['after it was asked for', requestedMs / 1000 + 20, true],
  ['a little before, by a clock that is slow', requestedMs / 1000 - 20, true],
  ['an hour before: the provider only remembered them', requestedMs / 1000 - 3600, false],
  ['at a time that the provider does not tell', undefined, false],
  ['at a time that is no number', String(requestedMs / 1000), false],
])('someone whom the provider saw %s [T-73]', (_, authTime, fresh) => {
  expect(isFreshSignIn(authTime, requestedMs)).toBe(fresh)
})
