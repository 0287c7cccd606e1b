import { expect, test } from 'vitest'
import { isHighlightShown } from '#features/search/search/highlight.rules.ts'
import { chooseSearchLocale } from '#features/search/search/search.rules.ts'
import type { Language } from '#kernel/locale.ts'

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
  ['a first visit', {}, true],
  ['a record that lasts', { isDismissed: true }, false],
  ['a screen of 1024 px or less', { isWideScreen: false }, false],
  ['the tour', { isTourThere: true }, false],
])('the highlight and %s: %s [2.8.8, 4.14.1, 4.14.3, 9.9.2]', (_, changes, expected) => {
  expect(isHighlightShown({ isBegun: true, isDismissed: false, isWideScreen: true, isTourThere: false, ...changes })).toBe(
    expected,
  )
})
