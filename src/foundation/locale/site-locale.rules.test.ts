import { expect, test } from 'vitest'
import { isPageLanguageOf, localeCode, splitLocaleCode } from '#foundation/locale/locale-code.rules.ts'
import { labelOf, namesOf } from '#foundation/locale/site-locale.rules.ts'
import { preferredLocale, SITE_LOCALES } from '#kernel/site-locale.ts'

test.each([
  [{}, { country: 'us', language: 'en' }],
  [
    { usr_country: 'pl', usr_lang: 'pl' },
    { country: 'pl', language: 'pl' },
  ],
  [
    { usr_country: 'GB', usr_lang: 'en' },
    { country: 'gb', language: 'en' },
  ],
  [
    { usr_country: 'pl', usr_lang: 'de' },
    { country: 'us', language: 'en' },
  ],
  [
    { usr_country: 'xx', usr_lang: '__proto__' },
    { country: 'us', language: 'en' },
  ],
])('cookies %j mean %j [3.18.1, 9.4.2]', (cookies, locale) => {
  expect(preferredLocale(cookies)).toEqual(locale)
})

test('a locale that the product does not speak has the default label [2.5.3, 9.4.2]', () => {
  expect(labelOf({ country: 'at', language: 'de' })).toBe('USA(EN)')
})

test('every locale has a code of language and country that leads back to it [3.8.1]', () => {
  expect(SITE_LOCALES.map(localeCode)).toEqual(['en-us', 'en-gb', 'de-de', 'fr-fr', 'es-es', 'pl-pl', 'zh-cn'])
  for (const { country, language } of SITE_LOCALES)
    expect(splitLocaleCode(localeCode({ country, language }))).toEqual({ country, language })
  expect(splitLocaleCode('en_us')).toBeUndefined()
})

test.each([
  ['de-DE', 'de-de', true],
  ['de-de', 'de-de', false],
  ['DE-DE', 'de-de', false],
  ['de', 'de-de', false],
  ['de-DE-1996', 'de-de', false],
  ['de-AT', 'de-de', false],
])('the page language %s is that of %s: %s [5.10.7]', (pageLanguage, code, expected) => {
  expect(isPageLanguageOf(pageLanguage, code)).toBe(expected)
})

test('a locale is found by its own names and by those of the reader [2.4.3]', () => {
  const china = SITE_LOCALES.find(({ country }) => country === 'cn')
  expect(china && namesOf(china, 'de')).toEqual(['中国', '简体中文', 'China', 'Chinesisch'])
})
