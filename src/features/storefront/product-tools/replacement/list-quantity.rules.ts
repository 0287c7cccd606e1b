/** Headings of the quantity column, in the languages of the sites. */
const NAMED =
  /^(?:q(?:ty|té|uantity|uantité)|pieces|pcs|pi[eè]ces|count|amount|menge|stück(?:zahl)?|anzahl|nombre|cant(?:idad)?|unidades|piezas|ilość|szt(?:uk[ai]?)?|liczba|数量|件数)\.?$/iu

const PIECES = /^(\d{1,5})(?:[.,]0+)?$/

/** A whole number of pieces; undefined for anything else, and for none. */
export const readPieces = (cell: string): number | undefined => {
  const [, digits] = PIECES.exec(cell.trim()) ?? []
  return digits !== undefined && Number(digits) > 0 ? Number(digits) : undefined
}

/** The column whose heading says so, else the first after the numbers that holds nothing but pieces; -1 where there is none. */
export const findQuantityColumn = (rows: readonly (readonly string[])[]): number => {
  const [head = [], ...body] = rows
  const named = head.findIndex((cell, at) => at > 0 && NAMED.test(cell))
  if (named > 0) return named
  const isHeaded = !/\d/.test(head[0] ?? '')
  const counted = isHeaded ? body : rows
  return head.findIndex((_, at) => at > 0 && counted.every((row) => readPieces(row[at] ?? '') !== undefined))
}

const BEFORE = /^(\d{1,5})\s*[x×*]\s+(\S.*)$/i
const AFTER = /^(.*\S)\s+[x×*]\s*(\d{1,5})$/i

/** `3 x HP-1` and `HP-1 x3` as people write them. */
export const splitPieces = (cell: string): { number: string; pieces: number } => {
  const [, countBefore = '', numberAfter] = BEFORE.exec(cell) ?? []
  const [, numberBefore, countAfter = ''] = AFTER.exec(cell) ?? []
  const number = numberAfter ?? numberBefore
  const pieces = readPieces(countBefore || countAfter)
  return number !== undefined && pieces !== undefined && /\d/.test(number) ? { number, pieces } : { number: cell, pieces: 1 }
}
