import { dateFormat, numberFormat } from '#kernel/formatters.ts'
import type { Language, Locale } from '#kernel/locale.ts'
import { digitsOf, toDecimal, type Money, type MoneyJson } from '#kernel/money.ts'

/** Only tags whose patterns are old and alike in every engine: others made the browser's text differ from the server's. */
const STEADY_TAGS: Readonly<Record<Language, readonly [string, ...string[]]>> = {
  en: ['en-GB', 'en-US', 'en-AU', 'en-CA', 'en-IN'],
  de: ['de-DE', 'de-AT', 'de-CH'],
  fr: ['fr-FR', 'fr-CA'],
  es: ['es-ES', 'es-MX', 'es-US'],
  pl: ['pl-PL'],
  zh: ['zh-CN'],
}

export const chooseFormatTag = ({ country, language }: Locale): string => {
  const [usual, ...others] = STEADY_TAGS[language]
  return others.find((tag) => tag.endsWith(country.toUpperCase())) ?? usual
}

/** Engines disagree on narrow and thin no-break spaces; one kind keeps hydration quiet. */
const evenNumber = (text: string): string => text.replace(/\s/g, '\u00a0')
const evenDate = (text: string): string => text.replace(/\s/g, ' ')

export type DateInput = Date | string | number
type DateChoice = { readonly timeZone?: string; readonly month?: 'short' | 'long' | '2-digit' }

const SIZE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

const makeFormats = (tag: string) => {
  const formatDate = (value: DateInput, options: Intl.DateTimeFormatOptions, timeZone = 'UTC'): string =>
    evenDate(dateFormat(tag, { ...options, timeZone }).format(new Date(value)))
  const formatNumber = (value: number | bigint, options?: Intl.NumberFormatOptions): string =>
    evenNumber(numberFormat(tag, options).format(value))
  const day = (month: DateChoice['month'] = 'short') =>
    ({ day: month === '2-digit' ? '2-digit' : 'numeric', month, year: 'numeric' }) as const
  const clock = { hour: 'numeric', minute: '2-digit' } as const

  return {
    date: (value: DateInput, { timeZone, month }: DateChoice = {}) => formatDate(value, day(month), timeZone),
    /** Without the year, where others beside it say which one. */
    dayMonth: (value: DateInput) => formatDate(value, { day: 'numeric', month: 'short' }),
    /** Of `2026-01`: 'January 2026', or 'Jan' where others beside it say the year. */
    month: (value: string, length: 'short' | 'long') =>
      formatDate(`${value}-01`, length === 'long' ? { month: 'long', year: 'numeric' } : { month: 'short' }),
    time: (value: DateInput, { timeZone }: DateChoice = {}) => formatDate(value, clock, timeZone),
    dateTime: (value: DateInput, { timeZone, month }: DateChoice = {}) =>
      `${formatDate(value, day(month), timeZone)}, ${formatDate(value, clock, timeZone)}`,
    number: formatNumber,
    percent: (share: number) => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }),
    money: ({ minor, currency }: Money | MoneyJson) => {
      // Said outright: engines know other digits than ISO 4217 for some currencies.
      const digits = { minimumFractionDigits: digitsOf(currency), maximumFractionDigits: digitsOf(currency) }
      const write = numberFormat(tag, { style: 'currency', currency, ...digits })
      return evenNumber(write.format(toDecimal({ minor: BigInt(minor), currency })))
    },
    fileSize: (bytes: number) => {
      const step = Math.min(SIZE_UNITS.length - 1, bytes < 1 ? 0 : Math.floor(Math.log10(bytes) / 3))
      return formatNumber(bytes / 1000 ** step, {
        style: 'unit',
        unit: SIZE_UNITS[step],
        maximumFractionDigits: step > 1 ? 1 : 0,
      })
    },
  }
}

export type Formats = ReturnType<typeof makeFormats>

const formats = new Map<string, Formats>()

/** The same text on the server and in every browser: UTC unless a time zone is given. */
export const createFormats = (locale: Locale): Formats => {
  const tag = chooseFormatTag(locale)
  const known = formats.get(tag) ?? makeFormats(tag)
  formats.set(tag, known)
  return known
}
