import { expect, test } from 'vitest'
import { openCommonPasswords } from '#foundation/identity/person/common-passwords.service.ts'
import { isInFilter, makeFilter } from '#foundation/identity/person/password-filter.rules.ts'
import { listCandidates, listUnits, undoLeet } from '#foundation/identity/person/password-form.rules.ts'

test('a filter finds every word it was made of, and takes few others for one [T-104]', () => {
  const filter = makeFilter(new Set(Array.from({ length: 5000 }, (_, n) => `word ${n}`)))
  const others = Array.from({ length: 50_000 }, (_, n) => `other ${n}`)
  expect(Array.from({ length: 5000 }, (_, n) => `word ${n}`).filter((word) => !isInFilter(filter, word))).toEqual([])
  expect(others.filter((word) => isInFilter(filter, word)).length).toBeLessThan(50)
})

test('the list that comes with the server is a real one [T-104]', async () => {
  const isListed = await openCommonPasswords()
  const listed = ['password', '1q2w3e4r5t', 'administrator', 'qwertyuiop', 'sunshine', '1234567890']
  expect([...listed, 'wolkenkratzerbriefmarke', ''].map(isListed)).toEqual([...listed.map(() => true), false, false])
})

test.each([
  ['p@55w0rd', ['password']],
  ['he110', ['heiio', 'hello']],
  ['plain', []],
])('%s is read as %j', (typed, words) => {
  expect(undoLeet(typed)).toEqual(words)
})

test.each([
  ['password123!', { word: 'password', rest: '' }],
  ['!password123!', { word: 'password123', rest: '' }],
  ['2024welcome', { word: 'welcome', rest: '' }],
  ['cat8372910', { word: 'cat', rest: '8372910' }],
  ['adm1n1strat0r', { word: 'administrator', rest: '' }],
])('%s is looked up as %j', (typed, candidate) => {
  expect(listCandidates(typed)).toContainEqual(candidate)
})

test.each([
  ['monkeymonkey', ['monkeymonkey', 'monkey']],
  ['abcabcab', ['abcabcab']],
  ['aaaa', ['aaaa', 'a']],
])('%s repeats %j', (typed, units) => {
  expect(listUnits(typed)).toEqual(units)
})
