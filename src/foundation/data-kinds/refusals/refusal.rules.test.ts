import { expect, test } from 'vitest'
import { chooseLanguage, translateRefusal } from '#foundation/data-kinds/refusals/refusal.rules.ts'
import { CATALOGUE_REFUSALS } from '#foundation/data-kinds/refusals/catalogue-refusals.texts.ts'
import { COMPANY_REFUSALS } from '#foundation/data-kinds/refusals/company-refusals.texts.ts'
import { FILE_REFUSALS } from '#foundation/data-kinds/refusals/file-refusals.texts.ts'
import { ORDER_REFUSALS } from '#foundation/data-kinds/refusals/order-refusals.texts.ts'
import { VALUE_REFUSALS } from '#foundation/data-kinds/refusals/value-refusals.texts.ts'
import { LANGUAGES } from '#kernel/locale.ts'

test.each([
  ['is missing', 'fehlt'],
  ['‘xx’ is no country; write its two letters, such as de', '„xx“ ist kein Land; schreiben Sie seine zwei Buchstaben, etwa de'],
  [
    '‘1.234’ is no amount in EUR, which has 2 digits at most behind the point',
    '„1.234“ ist kein Betrag in EUR; dort stehen höchstens 2 Stellen hinter dem Punkt',
  ],
  ['1.234 is no amount in EUR', '1.234 ist kein Betrag in EUR'],
  ['has 120 letters; 60 are the most', 'hat 120 Zeichen; höchstens 60 sind möglich'],
  ['voltage: ‘{}’ is no text', 'voltage: „{}“ ist kein Text'],
  ['‘is missing’ is no text', '„is missing“ ist kein Text'],
  ['‘$1 {2}’ is no text', '„$1 {2}“ ist kein Text'],
  ['something that nobody translated', 'something that nobody translated'],
])('%s is said in German', (sentence, expected) => {
  expect(translateRefusal(sentence, 'de')).toBe(expected)
  expect(translateRefusal(sentence, 'en')).toBe(sentence)
})

const ALL = [...VALUE_REFUSALS, ...FILE_REFUSALS, ...CATALOGUE_REFUSALS, ...COMPANY_REFUSALS, ...ORDER_REFUSALS]

test('every sentence is there once, and has its values in all languages', () => {
  expect(new Set(ALL.map(([en]) => en)).size).toBe(ALL.length)
  const placesOf = (text: string): string =>
    [...text.matchAll(/\{\d\}/g)]
      .map(([place]) => place)
      .toSorted()
      .join('')
  for (const texts of ALL) {
    expect(texts).toHaveLength(LANGUAGES.length)
    for (const text of texts) expect([text, placesOf(text)]).toEqual([text, placesOf(texts[0])])
  }
})

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['it, fr;q=0.5', 'fr'],
  ['ZH', 'zh'],
])('Accept-Language %s is %s', (accepted, expected) => {
  expect(chooseLanguage(accepted)).toBe(expected)
})
