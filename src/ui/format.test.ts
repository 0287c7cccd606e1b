import { expect, test } from 'vitest'
import type { Locale } from '#kernel/locale.ts'
import { chooseFormatTag, createFormats } from '#ui/format.ts'

const us: Locale = { country: 'us', language: 'en' }
const moment = '2026-11-14T23:30:00Z'

test.each([
  [us, 'en-US'],
  [{ country: 'pl', language: 'en' }, 'en-GB'],
  [{ country: 'ch', language: 'de' }, 'de-CH'],
  [{ country: 'ch', language: 'fr' }, 'fr-FR'],
  [{ country: 'us', language: 'zh' }, 'zh-CN'],
] as const)('the locale %o is written as %s', (locale, tag) => {
  expect(chooseFormatTag(locale)).toBe(tag)
})

test('dates are in UTC unless a time zone is given', () => {
  expect(createFormats(us).date(moment)).toBe('Nov 14, 2026')
  expect(createFormats(us).date(moment, { timeZone: 'Asia/Shanghai' })).toBe('Nov 15, 2026')
  expect(createFormats({ country: 'de', language: 'de' }).dateTime(moment, { month: '2-digit' })).toBe('14.11.2026, 23:30')
})

test('money keeps its minor units and the locale puts the sign', () => {
  expect(createFormats(us).money({ minor: 123_456n, currency: 'USD' })).toBe('$1,234.56')
  expect(createFormats({ country: 'de', language: 'de' }).money({ minor: 123_456n, currency: 'EUR' })).toBe('1.234,56\u00a0€')
  expect(createFormats(us).money({ minor: 5000n, currency: 'JPY' })).toBe('¥5,000')
})

test('only one kind of space is written in numbers and in dates, so that server and browser agree', () => {
  const french = createFormats({ country: 'fr', language: 'fr' })
  expect(french.number(1_234_567.5)).toBe('1\u00a0234\u00a0567,5')
  expect(createFormats(us).time(moment)).toBe('11:30 PM')
})

test.each([
  [0, '0\u00a0byte'],
  [999, '999\u00a0byte'],
  [96_000, '96\u00a0kB'],
  [1_850_000_000, '1.9\u00a0GB'],
])('%d bytes read as %s', (bytes, expected) => {
  expect(createFormats(us).fileSize(bytes)).toBe(expected)
})

test('a share is a whole per cent', () => {
  expect(createFormats(us).percent(148 / 412)).toBe('36%')
})

test.each([
  ['us', 'en', 'January 2026', 'Jan'],
  ['de', 'de', 'Januar 2026', 'Jan'],
  ['cn', 'zh', '2026年1月', '1月'],
] as const)('a month of %s-%s is written out, or short on an axis', (country, language, long, short) => {
  const { month } = createFormats({ country, language })
  expect([month('2026-01', 'long'), month('2026-01', 'short')]).toEqual([long, short])
})
