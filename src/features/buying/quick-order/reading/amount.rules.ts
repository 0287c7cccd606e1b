export type DecimalSign = '.' | ','

const GROUPED = /^\d{1,3}(?:[ '’]\d{3})+(?=$|[.,])/

const isGrouped = (whole: string, sign: string): boolean => {
  const [first = '', ...groups] = whole.split(sign)
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group))
}

const decimal = (whole: string, fraction: string): number => Number(`${whole}.${fraction}`)

/**
 * Every number that a written amount can mean: one where it is plain, two where a sign may split thousands or decimals
 * (`1.000`), none where it is no amount.
 */
export const readAmount = (written: string, known?: DecimalSign): readonly number[] => {
  const text = written.trim().replace(GROUPED, (grouped) => grouped.replace(/[ '’]/g, ''))
  if (!/^\d[\d.,]*$/.test(text) || /[.,]$/.test(text)) return []
  const signs = (text.match(/[.,]/g) ?? []) as DecimalSign[]
  const [first, last] = [signs[0], signs.at(-1)]
  if (first === undefined || last === undefined) return [Number(text)]
  if (first !== last) {
    const cut = text.lastIndexOf(last)
    const [whole, fraction] = [text.slice(0, cut), text.slice(cut + 1)]
    return signs.filter((sign) => sign === last).length === 1 && isGrouped(whole, first)
      ? [decimal(whole.replaceAll(first, ''), fraction)]
      : []
  }
  if (signs.length > 1) return isGrouped(text, first) ? [Number(text.replaceAll(first, ''))] : []
  const [whole = '', fraction = ''] = text.split(first)
  const asDecimal = decimal(whole, fraction)
  if (fraction.length !== 3 || whole.length > 3 || whole.startsWith('0')) return [asDecimal]
  const asThousands = Number(whole + fraction)
  if (known === undefined) return [asDecimal, asThousands]
  return [known === first ? asDecimal : asThousands]
}

/** Amounts that stand alone, with a currency or unit at most: sizes inside of a name say nothing. */
const AMOUNT = /^(?:[€$£¥]|[A-Z]{3})?\s*(\d[\d.,'’ ]*\d)\s*(?:[€$£¥]|zł|[\p{L}]{1,4}\.?)?$/u
/** Signs that settle which one splits decimals: two decimals, or thousands before them. */
const SETTLES: readonly (readonly [RegExp, DecimalSign])[] = [
  [/^\d{1,3}(?:[. '’]\d{3})*,\d{2}$|^\d+,\d{2}$/, ','],
  [/^\d{1,3}(?:[, '’]\d{3})*\.\d{2}$|^\d+\.\d{2}$/, '.'],
]

/** How a document writes decimals, by all of its cells; undefined where they disagree or say nothing. */
export const findDecimalSign = (cells: Iterable<string>): DecimalSign | undefined => {
  const counts = { '.': 0, ',': 0 }
  for (const cell of cells) {
    const amount = AMOUNT.exec(cell.trim())?.[1]
    const settled = amount === undefined ? undefined : SETTLES.find(([pattern]) => pattern.test(amount))
    if (settled) counts[settled[1]] += 1
  }
  const [points, commas] = [counts['.'], counts[',']]
  if (points > commas * 4) return '.'
  return commas > points * 4 ? ',' : undefined
}
