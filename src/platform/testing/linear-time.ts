import { startProcessorClock } from '#platform/testing/processor-time.ts'

/** Texts that make patterns try again and again, by their length. */
const repeat =
  (piece: string, end = '') =>
  (length: number): string =>
    piece.repeat(Math.ceil(length / piece.length)).slice(0, length) + end

export const HOSTILE_TEXTS: readonly (readonly [name: string, draw: (length: number) => string])[] = [
  ['spaces', repeat(' ', 'a')],
  ['spaces behind a letter', (length) => `a${repeat(' ')(length)}a`],
  ['line ends', repeat('\n', 'a')],
  ['digits', repeat('1')],
  ['digits and a letter', repeat('1', 'a')],
  ['letters', repeat('a')],
  ['capital letters', repeat('A', '1')],
  ['Chinese letters', repeat('号')],
  ['emoji', repeat('😀')],
  ['separators', repeat(',;|')],
  ['tabs', repeat('\t')],
  ['points', repeat('.', 'a')],
  ['hyphens', repeat('-', 'a')],
  ['hash signs', repeat('#', 'a')],
  ['currency signs', repeat('€$£¥')],
  ['currency signs and spaces', repeat('€ ')],
  ['groups of digits', repeat('1.1,')],
  ['decimals', repeat('1 000,00 ')],
  ['words', repeat('abc ')],
  ['words and counts', repeat('V-1 3 pcs ')],
  ['part and colon', repeat('part: ')],
  ['order and colon', repeat('order:')],
  ['order and number', repeat('order no. ')],
  ['qty and spaces', (length) => `qty${repeat(' ')(length)}a`],
  ['count and spaces', (length) => `1${repeat(' ')(length)}!`],
  ['times', repeat('x ')],
  ['quotes', repeat('"')],
  ['one quote', (length) => `"${repeat('a')(length)}`],
  ['brackets', repeat('[')],
  ['tags', repeat('<')],
  ['open tags', repeat('<a "')],
  ['attributes', repeat(' a="1"')],
  ['ampersands', repeat('&#')],
  ['addresses', repeat('a@')],
  ['long address', (length) => `${repeat('a')(length)}@`],
  ['slashes', repeat('/', 'a')],
  ['percent signs', repeat('%25')],
  ['equals signs', repeat('=', 'a')],
  ['mixed', repeat('a1 -,.€#:"<\n')],
]

/** As much as the contract lets a person paste. */
const LONGEST = 400_000
const SHORT = LONGEST / 8
/** Less than this says nothing: noise of the machine. */
const SMALL_MS = 60

const measure = (rule: (text: string) => unknown, text: string): number => {
  const readClock = startProcessorClock()
  rule(text)
  return readClock()
}

/** Eight times the text takes eight times as long; what is quadratic takes 64 times as long. Processor time, so the machine may be busy. */
const compareOnce = (rule: (text: string) => unknown, draw: (length: number) => string): { isLinear: boolean; ratio: number } => {
  const short = measure(rule, draw(SHORT))
  // Even if it is quadratic, the whole takes less than what says anything.
  if (short < SMALL_MS / 64) return { isLinear: true, ratio: 1 }
  // At an eighth of the length already: the whole would take minutes.
  if (short > 5000) return { isLinear: false, ratio: Infinity }
  const long = measure(rule, draw(LONGEST))
  const ratio = long / Math.max(short, SMALL_MS / 8)
  return { isLinear: long < SMALL_MS || ratio < 24, ratio }
}

/** The processor time is that of the whole process, also of its garbage collector: what is quadratic is so every time. */
export const comparePace = (
  rule: (text: string) => unknown,
  draw: (length: number) => string,
): { readonly isLinear: boolean; readonly ratio: number } => {
  const first = compareOnce(rule, draw)
  if (first.isLinear) return first
  const second = compareOnce(rule, draw)
  return second.isLinear ? second : compareOnce(rule, draw)
}
