/** Nominal pipe sizes as the trade pairs them: inches and DN (ISO 6708). */
const NOMINAL: readonly (readonly [inches: number, dn: number])[] = [
  [1 / 8, 6],
  [1 / 4, 8],
  [3 / 8, 10],
  [1 / 2, 15],
  [3 / 4, 20],
  [1, 25],
  [1.25, 32],
  [1.5, 40],
  [2, 50],
  [2.5, 65],
  [3, 80],
  [4, 100],
  [5, 125],
  [6, 150],
  [8, 200],
  [10, 250],
  [12, 300],
  [14, 350],
  [16, 400],
  [18, 450],
  [20, 500],
  [24, 600],
]
const DN_OF_INCHES = new Map(NOMINAL)
const DN_SIZES: ReadonlySet<number> = new Set(NOMINAL.map(([, dn]) => dn))

export type Unit = 'inch' | 'mm' | 'psi' | 'bar' | 'celsius' | 'fahrenheit'

/** Spellings of units in six languages, in lower case. */
const SPELLINGS: readonly (readonly [Unit, RegExp])[] = [
  ['inch', /^(?:["″”]|''|in|inch|inches|inchs|zoll|pouces?|po|pulgadas?|pulg|cali?|cale|npt|bsp|英寸|寸)$/u],
  ['mm', /^(?:mm|millimet(?:er|re)s?|millim[eè]tres?|mil[ií]metros?|milimetr(?:y|ów)?|毫米)$/u],
  ['psi', /^psi[ag]?$/],
  ['bar', /^bar[ag]?$/],
  ['celsius', /^(?:°|deg\.?)?c$|^celsius$|^℃$/],
  ['fahrenheit', /^(?:°|deg\.?)?f$|^fahrenheit$|^℉$/],
]

export const readUnit = (written: string | undefined): Unit | undefined =>
  written === undefined ? undefined : SPELLINGS.find(([, spelling]) => spelling.test(written.toLowerCase()))?.[0]

const MAX_NUMBERS = 8
const STEPS = [1, 5, 10, 25, 50, 100, 500] as const

/** Round numbers close to an exact one, the closest first: nobody makes a transmitter for 41.37 bar. */
export const listRoundNumbers = (exact: number, tolerance: number): string[] => {
  const span = Math.abs(exact) * tolerance
  const close = STEPS.flatMap((step) => [Math.floor(exact / step) * step, Math.ceil(exact / step) * step])
  // Small sizes are made in every number, large ones in round numbers.
  const whole = span > MAX_NUMBERS / 2 ? [] : Array.from({ length: MAX_NUMBERS + 1 }, (_, at) => Math.floor(exact - span) + at)
  const near = [...new Set([...close, ...whole, Math.round(exact * 10) / 10])].filter(
    (amount) => amount !== 0 && Math.abs(amount - exact) <= Math.max(span, 0.06),
  )
  return near
    .toSorted((a, b) => Math.abs(a - exact) - Math.abs(b - exact))
    .slice(0, MAX_NUMBERS)
    .map(String)
}

const inWords = (amounts: readonly string[], unit: string): string[][] =>
  amounts.map((amount) => [...amount.replace('-', '').split('.'), unit])

const BAR_OF_PSI = 0.068_947_6
const MM_OF_INCH = 25.4

/** The same measure in other units, as catalogue words. */
export const convertMeasure = (amount: number, unit: Unit): string[][] => {
  const dn = DN_OF_INCHES.get(amount)
  if (unit === 'inch')
    return [...(dn === undefined ? [] : [['dn', String(dn)]]), ...inWords(listRoundNumbers(amount * MM_OF_INCH, 0.03), 'mm')]
  if (unit === 'mm') return DN_SIZES.has(amount) ? [['dn', String(amount)]] : []
  if (unit === 'psi') return inWords(listRoundNumbers(amount * BAR_OF_PSI, 0.04), 'bar')
  if (unit === 'bar') return inWords(listRoundNumbers(amount / BAR_OF_PSI, 0.04), 'psi')
  if (unit === 'fahrenheit') return inWords(listRoundNumbers(((amount - 32) * 5) / 9, 0.015), 'c')
  return inWords(listRoundNumbers((amount * 9) / 5 + 32, 0.015), 'f')
}
