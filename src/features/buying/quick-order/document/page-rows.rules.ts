import type { IsStruck } from '#features/buying/quick-order/document/struck-text.rules.ts'
import { toCell, type Cell, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'

/** A run of text where it stands on the page; `top` grows downwards. */
export type TextRun = {
  readonly text: string
  readonly left: number
  readonly width: number
  readonly top: number
  readonly size: number
}

/** Runs whose middle differs by less than this share of their size stand in one row. */
const SAME_ROW = 0.45
/** A wider gap than this share of the size begins another column; a space is about a quarter. */
const NEW_CELL = 0.62
const TOUCHING = 0.12

/** Several spaces inside of a run stand between columns, as in lists set with a typewriter's letters. */
const splitRun = (run: TextRun): TextRun[] => {
  const { text, left, width } = run
  if (!/\S\s{2,}\S/.test(text)) return [run]
  const letter = width / Math.max(1, text.length)
  return [...text.matchAll(/\S+(?:\s\S+)*/g)].map((match) => ({
    ...run,
    text: match[0],
    left: left + match.index * letter,
    width: match[0].length * letter,
  }))
}

const groupRows = (runs: readonly TextRun[]): TextRun[][] => {
  const rows: { top: number; size: number; runs: TextRun[] }[] = []
  for (const run of runs.toSorted((a, b) => a.top - b.top)) {
    const row = rows.at(-1)
    if (row && Math.abs(run.top - row.top) <= SAME_ROW * Math.min(row.size, run.size)) row.runs.push(run)
    else rows.push({ top: run.top, size: run.size, runs: [run] })
  }
  return rows.map(({ runs: together }) => together.toSorted((a, b) => a.left - b.left))
}

/** A row of strokes that was typed over a text strikes it. */
const TYPED_STROKES = /^[-–—─=_/xX]{3,}$/

const joinCells = (runs: readonly TextRun[], isStruck: IsStruck): Cell[] => {
  const cells: { text: string; from: number; to: number; size: number; isStruck: boolean }[] = []
  for (const run of runs) {
    const { text, left, width, size } = run
    const last = cells.at(-1)
    const gap = last ? left - last.to : Infinity
    if (last && gap < NEW_CELL * Math.min(size, last.size)) {
      const isOver = gap < -0.5 * Math.min(width, last.to - last.from)
      if (isOver && TYPED_STROKES.test(text.trim())) last.isStruck = true
      else {
        last.text += gap > TOUCHING * size ? ` ${text}` : text
        last.to = Math.max(last.to, left + width)
        last.isStruck ||= isStruck(run)
      }
    } else cells.push({ text, from: left, to: left + width, size, isStruck: isStruck(run) })
  }
  return cells
    .map(({ text, from, to, isStruck: struck }) => toCell(text, from, to, struck || undefined))
    .filter(({ text }) => text !== '')
}

/** The rows of a page from the top to its foot, each split where there is more than a space. */
export const toPageRows = (runs: readonly TextRun[], page: number, isStruck: IsStruck = () => false): Row[] =>
  groupRows(runs.filter(({ text }) => text.trim() !== '').flatMap(splitRun))
    .map((row) => ({ page, cells: joinCells(row, isStruck) }))
    .filter(({ cells }) => cells.length > 0)
