import { LONGEST_LINE } from '#features/buying/quick-order/reading/sheet-row.rules.ts'

/** The signs that split a pasted line, the surest first. */
const splitBy = (line: string, sign: string): string[] => line.split(sign).map((cell) => cell.trim())

/** A comma between digits may be part of an amount, unless what stands before it is a part. */
const splitByComma = (line: string, isKnown: (text: string) => boolean): string[] => {
  const cells = splitBy(line, ',')
  const isList = cells.some((cell) => isKnown(cell)) || !/\s/.test(line)
  return isList ? cells : [line]
}

const QUOTED = /^"|"$/g

/** One row for each line, one cell for each column that its signs make. */
export const splitPasted = (text: string, isKnown: (text: string) => boolean): string[][] =>
  text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((whole) => {
      const line = whole.slice(0, LONGEST_LINE)
      if (line.includes('\t')) return splitBy(line, '\t')
      if (line.includes('|')) return splitBy(line.replace(/^\s*\||\|\s*$/g, ''), '|')
      if (line.includes(';')) return splitBy(line, ';')
      return line.includes(',') ? splitByComma(line, isKnown) : [line.trim()]
    })
    .map((cells) => cells.map((cell) => cell.replace(QUOTED, '').trim()))
