import { readAmount, type DecimalSign } from '#features/buying/quick-order/reading/amount.rules.ts'
import { readQuantity, type ReadQuantity } from '#features/buying/quick-order/reading/line-quantity.rules.ts'
import { looksLikeNumber, splitWords, type OrderLine } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { MOST_NUMBERS_OF_LINE } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { kindOfUnit } from '#features/buying/quick-order/reading/unit-words.rules.ts'
import { trimBoth } from '#kernel/trim-signs.ts'

export type FreeContext = {
  /** Whether this is a number that somebody knows: ours, another maker's, or the customer's own. */
  readonly isKnown: (text: string) => boolean
  readonly decimal?: DecimalSign | undefined
  /** Every line begins with its position. */
  readonly isNumbered?: boolean
}

type Found = { readonly number: string; readonly before: string; readonly after: string; readonly isKnown: boolean }

const NUMERIC = /^-?\d[\d.,'’]*$/
/** So many words of a line may be parts of one number, as in `HP 2210 050`. */
const MOST_JOINED = 3
const LONGEST_WORDS = 200

const placeOf = (text: string, words: readonly string[]): Pick<Found, 'before' | 'after'> => {
  const from = text.indexOf(words[0] ?? '')
  const last = words.at(-1) ?? ''
  const to = text.indexOf(last, from) + last.length
  return { before: text.slice(0, from).trim(), after: text.slice(to).trim() }
}

/** Every known number of a line, the longest first; numbers inside of longer ones are not meant. */
const listKnown = (text: string, { isKnown }: FreeContext): Found[] => {
  const words = splitWords(text)
  const found: Found[] = []
  const taken = new Set<number>()
  for (let length = Math.min(MOST_JOINED, words.length); length >= 1; length -= 1)
    for (let at = 0; at + length <= words.length && found.length < MOST_NUMBERS_OF_LINE; at += 1) {
      const part = words.slice(at, at + length)
      const places = part.map((_, index) => at + index)
      const number = part.join(' ')
      // A bare number of a few digits is a quantity far more often than a part.
      if (places.some((place) => taken.has(place)) || (words.length > 1 && /^[\d\s.,]{1,4}$/.test(number))) continue
      // Words that only together make a number must hold a digit each, or be letters in front of it.
      if (length > 1 && !part.slice(1).every((word) => /\d/.test(word))) continue
      if (!isKnown(number)) continue
      for (const place of places) taken.add(place)
      found.push({ number, ...placeOf(text, part), isKnown: true })
    }
  return found
}

const DATE_LINE = /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/

const findLooking = (text: string): Found | undefined => {
  const words = splitWords(text)
  const word = words.find((one) => looksLikeNumber(one) && /\p{L}/u.test(one)) ?? words.find(looksLikeNumber)
  if (word !== undefined) return { number: word, ...placeOf(text, [word]), isKnown: false }
  // `100 2291 4`: digits alone, the last of them the quantity.
  if (words.length > 0 && words.every((one) => /^[\d./-]+$/.test(one)) && !DATE_LINE.test(text)) {
    const parts = words.slice(0, Math.max(1, words.length - 1))
    return { number: parts.join(' '), ...placeOf(text, parts), isKnown: false }
  }
  // `PUMP 3` and `ABC`: letters alone, as some numbers are; a greeting is not written so.
  const [first = '', second] = words
  const isCode = /^[\p{Lu}\d][\p{Lu}\d._+/-]{1,}$/u.test(first)
  return words.length <= 2 && isCode && (second === undefined || NUMERIC.test(second))
    ? { number: first, ...placeOf(text, [first]), isKnown: false }
    : undefined
}

const QUANTITY_WORD =
  /(?:qty|quantity|menge|anzahl|stückzahl|qté|quantité|cantidad|cant|ilość|数量|pieces|pcs)\.?\s{0,8}(?:[:=]\s{0,8})?(-?\d[\d.,'’]{0,40})/iu
const TIMES_BEFORE = /(?:^|\s)(\d[\d.,'’]{0,40})\s{0,8}[x×*](?=\s|$)/i
const TIMES_AFTER = /(?:^|\s)[x×*]\s{0,8}(\d[\d.,'’]{0,40})(?=\s|$|[,;.)])/i
const WITH_UNIT = /(?:^|[\s(:=-])(-?\d[\d.,'’]{0,40})\s{0,8}([\p{L}.]{1,12})(?=\s|$|[,;)])/giu
/** Every amount, with the sign or code that makes it money before or behind it: one that has none is passed over at once. */
const AMOUNTS =
  /((?:[€$£¥]|zł|\b(?:eur|usd|gbp|chf|pln|cny|rmb|jpy)\b|[@à])\s{0,8})?\d(?:[\d.'’]|,(?!-)){0,60}(\s{0,8}(?:[€$£¥%]|zł|,-|\b(?:eur|usd|gbp|chf|pln|cny|rmb|jpy)\b))?/giu
const DATES = /\b\d{1,2}[./-]\d{1,2}[./-]\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b/g
const END_SIGN = /[\s,;:=|()[\]–—•*.]/

const dropMoney = (text: string): string =>
  text.replace(AMOUNTS, (amount, before?: string, behind?: string) => ((before ?? behind) === undefined ? amount : ' '))
const clean = (text: string): string => trimBoth(dropMoney(text).replace(DATES, ' '), END_SIGN)

/** A minus before the number, with spaces between them or none. */
const followsMinus = (text: string, number: string): boolean => {
  for (let at = text.indexOf(number); at >= 0; at = text.indexOf(number, at + 1)) {
    let before = at - 1
    while (before >= 0 && /\s/.test(text.charAt(before))) before -= 1
    if (/[-−]/.test(text.charAt(before))) return true
  }
  return false
}

/** Numbers that the line itself marks as quantities. */
const listMarked = (text: string): string[] => {
  const units = [...text.matchAll(WITH_UNIT)]
    .filter(([, , unit = '']) => kindOfUnit(unit) === 'pieces')
    .map(([, number = '']) => number)
  const marked = [QUANTITY_WORD, TIMES_BEFORE, TIMES_AFTER].flatMap((pattern) => pattern.exec(text)?.[1] ?? [])
  return [...new Set([...marked, ...units])]
}

/** How many, by what stands before and after the number. */
const findQuantity = ({ before, after }: Found, { decimal, isNumbered }: FreeContext): ReadQuantity & { isAssumed?: boolean } => {
  const [left, right] = [clean(before), clean(after)]
  const ahead = isNumbered ? left.replace(/^\d{1,4}[.)]?\s*/, '') : left.replace(/^\d{1,4}[.)]\s+/, '')
  const marked = listMarked(`${ahead} | ${right}`)
  if (marked.length === 1) return readQuantity({ quantity: marked[0] ?? '' }, decimal)
  if (marked.length > 1) return { fault: 'unsure' }
  const words = splitWords(`${ahead} ${right}`)
  const numeric = words.filter((word) => NUMERIC.test(word))
  const rest = words.filter((word) => !NUMERIC.test(word))
  if (numeric.length === 0) {
    if (rest.length === 0) return isNumbered && left !== '' ? { fault: 'unsure' } : { quantity: 1, isAssumed: true }
    return rest.length === 1 ? { fault: 'quantity' } : { quantity: 1, isAssumed: true }
  }
  const whole = numeric.filter((word) => readAmount(word, decimal).some(Number.isInteger))
  if (numeric.length > 1 && whole.length !== 1) return { fault: 'unsure' }
  const [number = ''] = numeric.length === 1 ? numeric : whole
  const isBeside = ahead.endsWith(number) || right.startsWith(number) || rest.length === 0
  if (!isBeside) return { fault: 'unsure' }
  const next = right.startsWith(number) ? (splitWords(right.slice(number.length))[0] ?? '') : ''
  const isMinus = followsMinus(`${before} ${after}`, number) && /(?:^|\s)[-−]\d/.test(` ${after}`)
  if (isMinus) return { fault: 'quantity' }
  if (ahead.endsWith(number) && ahead !== number) return { fault: 'unsure' }
  return readQuantity({ quantity: number, unit: kindOfUnit(next) === 'other' ? next : undefined }, decimal)
}

const toLine = (text: string, found: readonly Found[], context: FreeContext): Omit<OrderLine, 'line'> | undefined => {
  const [first] = found
  if (!first) return undefined
  const words = splitWords(`${first.before} ${first.after}`)
    .filter((word) => /\p{L}/u.test(word))
    .join(' ')
    .slice(0, LONGEST_WORDS)
  return {
    asked: text.slice(0, 200),
    numbers: found.map(({ number }) => ({ text: number, source: 'part' })),
    words,
    ...findQuantity(first, context),
  }
}

/** Words with a quantity and no number: by its name the part may be found, by a person. */
const readNamed = (text: string, { decimal }: FreeContext): Omit<OrderLine, 'line'> | undefined => {
  const plain = clean(text)
  const [marked, ...more] = listMarked(plain)
  if (marked === undefined || more.length > 0 || !/\p{L}{3}/u.test(plain)) return undefined
  const words = splitWords(plain).filter((word) => word !== marked && kindOfUnit(word) === undefined)
  return {
    asked: text.slice(0, 200),
    numbers: [],
    words: words.join(' ').slice(0, LONGEST_WORDS),
    ...readQuantity({ quantity: marked }, decimal),
  }
}

/** A line of a mail or a list without a head; undefined where it is talk. */
export const readFreeLine = (text: string, context: FreeContext): Omit<OrderLine, 'line'> | undefined => {
  const known = listKnown(text, context)
  if (known.length > 0) return toLine(text, known, context)
  const looking = findLooking(text)
  return looking ? toLine(text, [looking], context) : readNamed(text, context)
}

const isAmountOf = (text: string): boolean => /\d[.,]\d{2}$|[€$£¥]|zł|\b(?:eur|usd|gbp|chf|pln|cny)\b/i.test(text)
const COUNT = /^-?\d[\d.,'’\s]*(?:[x×]\s*)?[\p{L}.]{0,12}$/u

/** Cells of a row without a head: the number by what is known, the quantity by being the only count that is no money. */
export const readFreeCells = (cells: readonly string[], context: FreeContext): Omit<OrderLine, 'line'> | undefined => {
  const { isKnown, decimal, isNumbered = false } = context
  if (cells.length === 1) return readFreeLine(cells[0] ?? '', context)
  const counted = isNumbered ? cells.slice(1) : cells
  const isPart = (cell: string): boolean =>
    isKnown(cell) && !(/^\d{1,4}$/.test(cell) && cells.some((other) => other !== cell && isKnown(other)))
  const known = counted.filter(isPart)
  const looking =
    counted.find((cell) => !COUNT.test(cell) && splitWords(cell).length === 1 && looksLikeNumber(cell)) ??
    counted.find((cell) => looksLikeNumber(cell))
  const [number] = known.length > 0 ? known : [looking]
  if (number === undefined) return readFreeLine(cells.join(' '), context)
  const others = counted.filter((cell) => cell !== number)
  const countable = others.filter((cell) => COUNT.test(cell))
  const plain = countable.filter((cell) => !isAmountOf(cell))
  // Of two cells the second is the quantity, also with decimals that say nothing.
  const counts = plain.length > 0 || cells.length > 2 ? plain : countable
  const marked = counts.filter((cell) => kindOfUnit(cell.replace(/^[\d.,'’\s-]+/, '')) !== undefined)
  const [chosen] = marked.length === 1 ? marked : counts
  const isOne = counts.length === 1 || marked.length === 1
  const unit = others.find((cell) => kindOfUnit(cell) !== undefined)
  const read: ReadQuantity & { isAssumed?: boolean } =
    chosen === undefined
      ? cells.length === 2 && others.length > 0
        ? { fault: 'quantity' }
        : { fault: 'unsure' }
      : isOne
        ? readQuantity({ quantity: chosen, unit }, decimal)
        : { fault: 'unsure' }
  return {
    asked: cells.join(' ').slice(0, 200),
    numbers: (known.length > 0 ? known.slice(0, MOST_NUMBERS_OF_LINE) : [number]).map((text) => ({ text, source: 'part' })),
    words: others
      .filter((cell) => /\p{L}{3}/u.test(cell))
      .join(' ')
      .slice(0, LONGEST_WORDS),
    ...read,
  }
}
