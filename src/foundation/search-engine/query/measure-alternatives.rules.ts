import { convertMeasure, readUnit, type Unit } from '#foundation/search-engine/query/measure-units.rules.ts'

/** Volts are written together with the kind of current: 24VDC. */
const VOLTS = new Map<string, readonly string[]>([
  ['vdc', ['v', 'dc']],
  ['vac', ['v', 'ac']],
])
const MIXED = /^(?:(\d+)[-\s])?(\d+)[/⁄](\d+)$/
const DECIMAL = /^(\d+)(?:[.,](\d+))?$/
/** Halves to thirty-seconds, as pipes, threads and drills are made. */
const SMALLEST = 32

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word)

/** The same words without the "x" between two sizes, and with volts in two words. */
const loosen = (words: readonly string[]): string[] =>
  words.flatMap((word, index) =>
    word === 'x' && isNumber(words[index - 1]) && isNumber(words[index + 1]) ? [] : (VOLTS.get(word) ?? [word]),
  )

/** Reads 2, 0.5, 1/2 and 1-1/2. */
const readSize = (size: string): number | undefined => {
  const [, whole = '0', over, under] = MIXED.exec(size) ?? []
  if (over !== undefined && Number(under) > 0) return Number(whole) + Number(over) / Number(under)
  const [, amount, rest = '0'] = DECIMAL.exec(size) ?? []
  return amount === undefined ? undefined : Number(`${amount}.${rest}`)
}

/** Half an inch may be written 1/2 or 0.5. */
const respellInches = (size: string, amount: number): string[][] => {
  if (size.includes('/') || size.includes('⁄')) return [String(amount).split('.')]
  const [whole, part] = [Math.floor(amount), amount % 1]
  for (let parts = 2; part > 0 && parts <= SMALLEST; parts *= 2)
    if (Number.isInteger(part * parts)) return [[...(whole > 0 ? [whole] : []), part * parts, parts].map(String)]
  return []
}

const MEASURE = /^(-?(?:\d{1,9}[-\s])?[\d/⁄.,]+)(.*)$/su

export type MeasureAlternatives = {
  /** Other words in which a catalogue may state the measure. */
  readonly alternatives: string[][]
  /** The number alone, for catalogues without units: tried only where nothing states the measure. */
  readonly bare?: string[]
}

/** The measure in a chunk of a query; `next` is what follows it. */
export const readMeasure = (written: string, words: readonly string[], next: string | undefined): MeasureAlternatives => {
  const loose = loosen(words)
  const [, size = '', suffix = ''] = MEASURE.exec(written.normalize('NFKC').toLowerCase()) ?? []
  const amount = readSize(size.replace(/^-(?=\d)/, ''))
  const isFraction = MIXED.test(size)
  const own: Unit | undefined = readUnit(suffix)
  const unit = own ?? (suffix === '' ? (readUnit(next) ?? (isFraction ? 'inch' : undefined)) : undefined)
  const isLoose = loose.length === words.length && loose.every((word, at) => word === words[at])
  if (amount === undefined || unit === undefined) return { alternatives: isLoose ? [] : [loose] }
  const signed = size.startsWith('-') ? -amount : amount
  const bare = words.filter((word) => /^\p{N}+$/u.test(word))
  const respelt = unit === 'inch' ? respellInches(size.replace(/^-/, ''), amount) : []
  return {
    alternatives: [
      ...(isLoose ? [] : [loose]),
      // A thread of half an inch is written ½, without a unit.
      ...(isFraction && own !== undefined ? [bare] : []),
      ...respelt,
      ...convertMeasure(signed, unit),
    ],
    ...(own !== undefined && !isFraction && bare.length < words.length ? { bare } : {}),
  }
}

const OTHER_UNITS: Readonly<Record<Unit, readonly string[]>> = {
  inch: [],
  mm: ['dn'],
  psi: [],
  bar: ['psi'],
  celsius: ['f'],
  fahrenheit: [],
}

/** Other units for a unit behind a number. */
export const listUnitAlternatives = (written: string, before: string | undefined): string[][] => {
  const unit = before !== undefined && /^-?[\d.,]+$/.test(before) ? readUnit(written.normalize('NFKC')) : undefined
  return unit === undefined ? [] : OTHER_UNITS[unit].map((other) => [other])
}

const MIXED_APART = /(?<![\d/.,-])(\d{1,9})\s{1,9}(\d{1,9}[/⁄]\d{1,9})/gu
/** A number before a word counts it: `4-gas` is `4 gas`. */
const COUNTED = /(?<![\p{L}\p{N}-])(\d{1,2})-(?=\p{L}{3,}(?!\p{N}))/gu
const INCH_SIGN = /(?<=\d)\s{0,9}(?:["″”]|'')/gu
const RARE_UNIT_APART =
  /(?<=\d)\s{1,9}(?=(?:inch(?:es)?|in|zoll|pouces?|pulgadas?|cali?|cale|psi[ag]?|°\s?f|deg\s?f|fahrenheit)(?![\p{L}\p{N}])|英寸)/giu

/** Joins numbers with their units: `1 1/2 Zoll`, `145 psi`. Common units stay words of their own. */
export const joinMeasures = (query: string): string =>
  query
    .replace(/(?<=\d)(?=[¼-¾⅐-⅞])/g, ' ')
    .replace(/[¼-¾⅐-⅞]/g, (character) => character.normalize('NFKC').replace('⁄', '/'))
    .replace(COUNTED, '$1 ')
    .replace(INCH_SIGN, 'inch ')
    .replace(MIXED_APART, '$1-$2')
    .replace(RARE_UNIT_APART, '')

/** A number with a unit is no part of a part number. */
export const isMeasure = (written: string): boolean => {
  const [, size, suffix = ''] = MEASURE.exec(written.toLowerCase()) ?? []
  // A single letter is more often the end of a part number than a temperature.
  return (
    suffix.length > 1 && size !== undefined && readSize(size.replace(/^-/, '')) !== undefined && readUnit(suffix) !== undefined
  )
}
