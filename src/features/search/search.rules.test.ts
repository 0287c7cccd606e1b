import { expect, test } from 'vitest'
import { isHighlightShown } from '#features/search/highlight.rules.ts'
import { chooseSearchLocale, countPages, foldText, readSearch, splitQuery, toPattern } from '#features/search/search.rules.ts'
import type { Language } from '#kernel/locale.ts'

test.each([
  ['Überdruckventil', 'uberdruckventil'],
  ['Łożysko', 'lozysko'],
  ['Größe', 'grosse'],
  ['vérin à œil', 'verin a oeil'],
  ['阀门', '阀门'],
])('%s is compared as %s', (text, expected) => expect(foldText(text)).toBe(expected))

test.each([
  ['  Ball   valve ', ['ball', 'valve']],
  ['valve Valve', ['valve']],
  ['', []],
  ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
])('%o asks for %o', (query, expected) => expect(splitQuery(query)).toEqual(expected))

test.each([
  ['valve', '%valve%'],
  ['50%', String.raw`%50\%%`],
  [String.raw`a_b\c`, String.raw`%a\_b\\c%`],
])('%s is the pattern %s', (word, expected) => expect(toPattern(word)).toBe(expected))

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
])('%i results fill %i pages', (total, expected) => expect(countPages(total)).toBe(expected))

const de = { country: 'de', language: 'de' } as const
const gb = { country: 'gb', language: 'en' } as const
test.each([
  ['en', gb, gb],
  ['en', de, de],
  ['de', de, de],
  ['de', gb, de],
  ['zh', gb, { country: 'cn', language: 'zh' }],
] as const)('/%s/search of a visitor from %o leads to %o [2.1.5]', (language: Language, preferred, expected) => {
  expect(chooseSearchLocale(language, preferred)).toEqual(expected)
})

test.each([
  ['?search=valve', { query: 'valve', page: 1 }],
  ['?search=+valve+&page=3', { query: 'valve', page: 3 }],
  ['?page=-1', { query: '', page: 1 }],
  ['?search=x&page=two', { query: 'x', page: 1 }],
  [`?search=${'x'.repeat(200)}`, { query: 'x'.repeat(128), page: 1 }],
])('%s asks for %o', (address, expected) => expect(readSearch(address)).toEqual(expected))

test.each([
  ['a first visit', {}, true],
  ['a record that lasts', { isDismissed: true }, false],
  ['a screen of 1024 px or less', { isWideScreen: false }, false],
  ['the tour', { isTourThere: true }, false],
])('the highlight and %s: %s [2.8.8, 4.14.1, 4.14.3, 9.9.2]', (_, changes, expected) => {
  expect(isHighlightShown({ isDismissed: false, isWideScreen: true, isTourThere: false, ...changes })).toBe(expected)
})
