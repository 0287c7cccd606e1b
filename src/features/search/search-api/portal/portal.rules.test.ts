import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import { chooseApiLocale, chooseVisibleMarket, findLanguages } from '#features/search/search-api/app-search/caller.rules.ts'
import { listAudience } from '#features/search/search-api/portal/audience.rules.ts'
import { listCustomerCountries } from '#features/search/search-api/portal/customer-countries.rules.ts'
import { findAccountFault } from '#features/search/search-api/portal/portal-account.rules.ts'
import { resolveVisibility } from '#features/search/search-api/portal/visibility.rules.ts'

const usEn = { country: 'us', language: 'en' } as const
const deDe = { country: 'de', language: 'de' } as const
const customer = {
  userId: 'u1',
  countryCode: 'AT',
  soldTos: [
    { number: '0000000123', erpId: 'E1', countryCode: 'DE' },
    { number: '0000000123', erpId: 'E2', countryCode: 'DE' },
  ],
  tools: [
    { masterToolId: 'shop', status: 'Approved' },
    { masterToolId: 'training', status: 'Pending' },
  ],
  roles: ['customer'],
}

test('who is signed in finds their own, their accounts’ and their tools’ documents [T-26]', () => {
  expect(listAudience(customer)).toEqual([
    'signed-in',
    'user:u1',
    'role:customer',
    'sold-to:E1~0000000123',
    'sold-to:E2~0000000123',
    'tool:shop',
  ])
})

test.each([
  [undefined, false],
  [' ', false],
  ['LMS-1', true],
])('approved for training with the id %j one finds trainings: %s [6.9.1, 6.9.2]', (lmsUserId, isOpen) => {
  const tools = [{ masterToolId: 'training', status: 'Approved', ...(lmsUserId !== undefined && { lmsUserId }) }]
  expect(listAudience({ ...customer, tools }).includes('tool:training')).toBe(isOpen)
})

test('an anonymous visitor finds what everyone may, where they shop [T-26]', () => {
  expect(resolveVisibility({ traits: presetTraits('sps'), locale: deDe, cookies: {}, customer: undefined })).toEqual({
    audience: [],
    market: ['de'],
    country: 'de',
    language: 'de',
  })
})

test.each([
  ['the country of the page', 'sps', usEn, {}, undefined, ['us']],
  ['what the visitor chose', 'sps', usEn, { selecteddtm: 'fr', dtm: 'pl' }, undefined, ['fr']],
  ['where the visitor seems to be', 'aerobt', usEn, { dtm: 'pl' }, undefined, ['pl']],
  ['no country that is none [T-32]', 'aerobt', usEn, { selecteddtm: '../', dtm: 'zz' }, undefined, ['us']],
  ['those of a customer of sps [6.12.1]', 'sps', usEn, { selecteddtm: 'fr' }, ['DE', 'AT', 'de'], ['at', 'de']],
  ['the visitor’s for a customer of nowhere', 'sps', usEn, { selecteddtm: 'fr' }, ['', 'x1'], ['fr']],
  ['the visitor’s for customers elsewhere', 'hbtbt', usEn, { selecteddtm: 'fr' }, ['de'], ['fr']],
] as const)('the market is %s', (_, tenant, locale, cookies, customerCountries, expected) => {
  expect(chooseVisibleMarket({ traits: presetTraits(tenant), locale, cookies, customerCountries })).toEqual(expected)
})

test('a customer shops in the countries of the accounts and of the address [6.12.1]', () => {
  expect(listCustomerCountries(customer)).toEqual(['at', 'de'])
  expect(listCustomerCountries({ countryCode: '', soldTos: [] })).toEqual([])
})

const referer = 'https://sps.localhost/de/de/search?search=x'
test.each([
  ['the page’s', { isFromPage: true, referer, cookies: {} }, deDe],
  [
    'the visitor’s where the page does not say',
    { isFromPage: true, cookies: { usr_country: 'FR', usr_lang: 'fr' } },
    { country: 'fr', language: 'fr' },
  ],
  ['the default for an address that is none', { isFromPage: true, referer: 'x', cookies: {} }, usEn],
  [
    'the first of the language that a program asks for',
    { isFromPage: false, languages: ['pl'], cookies: {} },
    { country: 'pl', language: 'pl' },
  ],
  ['the default for a program of many tongues', { isFromPage: false, languages: ['pl', 'de'], cookies: {} }, usEn],
  ['not that of another site’s address', { isFromPage: false, referer, cookies: {} }, usEn],
])('the locale of a call is %s', (_, caller, expected) => expect(chooseApiLocale(caller)).toEqual(expected))

test('a language is asked for by a filter that must hold', () => {
  const language = { field: 'language', values: ['de'] }
  expect(findLanguages({ all: [{ field: 'brand', values: ['x'] }, language] })).toEqual(['de'])
  expect(findLanguages({ none: [language] })).toEqual([])
})

describe('an account named in a search', () => {
  const soldTos = [
    { number: '0000000123', currencies: ['USD', 'EUR'] },
    { number: 'H77', currencies: ['PLN'] },
  ]
  test.each([
    ['none', {}, undefined],
    ['one of the user’s', { soldToNumber: '0000000123', selectedCurrency: 'EUR' }, undefined],
    ['the same without zeros', { soldToNumber: '123' }, undefined],
    ['somebody else’s', { soldToNumber: '999' }, 'unknown-account'],
    ['with a currency of another account', { soldToNumber: 'H77', selectedCurrency: 'USD' }, 'unknown-currency'],
    ['a currency alone', { selectedCurrency: 'PLN' }, undefined],
    ['a currency that no account has', { selectedCurrency: 'JPY' }, 'unknown-currency'],
  ])('%s [T-27]', (_, choice, expected) => expect(findAccountFault({ ...choice, soldTos })).toBe(expected))

  test('an anonymous visitor may name none [T-27]', () => {
    expect(findAccountFault({ soldToNumber: '123', soldTos: undefined })).toBe('anonymous')
    expect(findAccountFault({ selectedCurrency: 'EUR', soldTos: undefined })).toBe('anonymous')
    expect(findAccountFault({ soldTos: undefined })).toBeUndefined()
  })
})
