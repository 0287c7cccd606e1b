import { lookUp } from '#kernel/look-up.ts'

/** Volts are written with their kind of current in one: 24VDC. */
const VOLTS: Readonly<Record<string, readonly string[]>> = { vdc: ['v', 'dc'], vac: ['v', 'ac'] }
const INCHES = /^(?:["″”]|''|in|inch|inches|zoll|pouces?|pulgadas?|cali?|npt|bsp|英寸|寸)$/u
const FRACTION = /^(\d+)[/⁄](\d+)$/
const DECIMAL = /^(\d+)[.,](\d+)$/
/** Halves to thirty-seconds: what pipes, threads and drills are made in. */
const SMALLEST = 32

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+$/.test(word)

/** The same words without the sign between two sizes, and with volts in two words. */
const loosen = (words: readonly string[]): string[] =>
  words.flatMap((word, index) =>
    word === 'x' && isNumber(words[index - 1]) && isNumber(words[index + 1]) ? [] : (lookUp(VOLTS, word) ?? [word]),
  )

const toFraction = (whole: number, part: number): string[] | undefined => {
  for (let parts = 2; parts <= SMALLEST; parts *= 2)
    if (Number.isInteger(part * parts)) return [...(whole > 0 ? [whole] : []), part * parts, parts].map(String)
  return undefined
}

/** Half an inch may be written 1/2 or 0.5. */
const convertInches = (size: string): string[] | undefined => {
  const [, over, under] = FRACTION.exec(size) ?? []
  if (over !== undefined) return String(Number(over) / Number(under)).split('.')
  const [, whole, rest] = DECIMAL.exec(size) ?? []
  return whole === undefined ? undefined : toFraction(Number(whole), Number(`0.${rest}`))
}

/** Other words in which a catalogue may state a measure; `next` is what follows it. */
export const listMeasureWays = (written: string, words: readonly string[], next: string | undefined): string[][] => {
  const loose = loosen(words)
  const [, size = '', unit = ''] = /^([\d/⁄.,]+)(.*)$/u.exec(written.normalize('NFKC').toLowerCase()) ?? []
  const isInches = INCHES.test(unit) || (unit === '' && (FRACTION.test(size) || INCHES.test(next ?? '')))
  const converted = isInches ? convertInches(size) : undefined
  return [
    ...(loose.length === words.length && loose.every((word, at) => word === words[at]) ? [] : [loose]),
    ...(converted ? [converted] : []),
  ]
}
