import { applyNote, hasTarget, type NamesSame } from '#features/buying/quick-order/reading/apply-notes.rules.ts'
import { findCancelledHeading, saysCancelled } from '#features/buying/quick-order/reading/cancel-words.rules.ts'
import { readFreeCells, type FreeContext } from '#features/buying/quick-order/reading/free-line.rules.ts'
import { correctsBelow, readFigures, readNote } from '#features/buying/quick-order/reading/line-notes.rules.ts'
import type { OrderLine, Withdrawn } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { countsPacks } from '#features/buying/quick-order/reading/pack-words.rules.ts'
import { textOf, type Row } from '#features/buying/quick-order/reading/sheet-row.rules.ts'
import { findDay, type DayOrder } from '#features/buying/quick-order/reading/delivery-date.rules.ts'

/** A row of a list, mail or chat without columns. */
export type FreeRow = Row & { readonly message?: number | undefined; readonly speaker?: string | undefined }

export type FreeRowsContext = FreeContext & {
  readonly isSame: NamesSame
  readonly dayOrder?: DayOrder | undefined
  readonly sectionOf?: ((row: Row) => Withdrawn | undefined) | undefined
}

type Read = OrderLine & { readonly message: number }

/** 1, 2, 3 or 10, 20, 30 in front of every line count the lines and no pieces. */
const areNumbered = (rows: readonly Row[]): boolean => {
  const positions = rows.flatMap(({ cells }) => {
    const [, written] = /^(\d{1,4})[.)]?(?:\s|$)/.exec(cells[0]?.text ?? '') ?? []
    return written === undefined ? [] : [Number(written)]
  })
  const [first = 0, second = 0] = positions
  const step = second - first
  return (
    positions.length > 1 &&
    positions.length * 3 >= rows.length * 2 &&
    [1, 10, 100].includes(step) &&
    first === step &&
    positions.every((position, at) => position === first + at * step)
  )
}

/** `~~HP-1204 12~~` and `~HP-1204 12~`, as chats strike out. */
const STRUCK = /^[\s*_-]{0,6}~{1,2}[^~]+~{1,2}[\s*_.,;]{0,6}$|<(?:s|del|strike)>/iu
const stripTildes = (text: string): string => text.replace(/~{1,2}|<\/?(?:s|del|strike)>/giu, '')

/** Chinese is written without spaces around numbers and behind colons. */
const spaceOut = (text: string): string =>
  text
    .replace(/([\u4e00-\u9fff])[:：]\s?/gu, '$1: ')
    .replace(/([\u4e00-\u9fff])(?=[A-Za-z0-9])|([A-Za-z0-9])(?=[\u4e00-\u9fff])/gu, '$1$2 ')

const findWithdrawal = (row: FreeRow, text: string, context: FreeRowsContext): Withdrawn | undefined => {
  if (STRUCK.test(text) || row.cells.some(({ isStruck }) => isStruck)) return 'struck'
  if (saysCancelled(text)) return 'cancelled'
  if (row.isQuoted) return 'quoted'
  return row.isHidden ? 'hidden' : context.sectionOf?.(row)
}

const readRow = (row: FreeRow, text: string, context: FreeRowsContext): Omit<OrderLine, 'line'> | undefined => {
  const cells = row.cells.map((cell) => spaceOut(stripTildes(cell.text))).filter((cell) => cell !== '')
  const read = readFreeCells(cells, context)
  if (!read) return undefined
  const besides = read.numbers.reduce((rest, number) => rest.replace(number.text, ' # '), text)
  const isPacked = countsPacks(besides)
  const withdrawal = findWithdrawal(row, text, context)
  const requestedOn = findDay(besides, context.dayOrder)
  return {
    ...read,
    ...(isPacked && { fault: 'unit' as const }),
    ...(withdrawal && { fault: withdrawal }),
    ...(requestedOn !== undefined && { requestedOn }),
  }
}

const namesSamePart = (one: OrderLine, other: OrderLine, isSame: NamesSame): boolean =>
  one.numbers.length === 1 &&
  other.numbers.length > 0 &&
  other.numbers.some(({ text }) => one.numbers.some((number) => isSame(text, number.text)))

/** A part that is named again: below 'correction' it replaces, in another message nobody knows, in a list it is one more line. */
const addLine = (lines: readonly Read[], line: Read, isCorrection: boolean, isSame: NamesSame): Read[] => {
  const same = lines.filter((earlier) => earlier.fault !== 'quoted' && namesSamePart(line, earlier, isSame))
  if (same.length === 0 || line.fault === 'quoted') return [...lines, line]
  if (isCorrection) {
    const [only] = same
    return same.length === 1 && line.fault === undefined
      ? lines.map((earlier) =>
          earlier === only ? { ...line, asked: `${earlier.asked} → ${line.asked}`.slice(0, 200) } : earlier,
        )
      : [...lines.map((earlier) => (same.includes(earlier) ? { ...earlier, fault: 'correction' as const } : earlier)), line]
  }
  const isElsewhere = same.some(({ message }) => message !== line.message)
  if (!isElsewhere) return [...lines, line]
  const doubt = (one: Read): Read => ({ ...one, fault: one.fault ?? 'repeated' })
  return [...lines.map((earlier) => (same.includes(earlier) ? doubt(earlier) : earlier)), doubt(line)]
}

/** Rows as lines, one after the other: later sentences correct or cancel earlier lines. */
export const readFreeRows = (rows: readonly FreeRow[], context: FreeRowsContext): OrderLine[] => {
  const { isKnown, isSame } = context
  const filled = rows.filter(({ cells }) => cells.length > 0)
  const isNumbered = areNumbered(filled)
  let lines: Read[] = []
  let [heading, isCorrection, last, customer]: [Withdrawn | undefined, boolean, number, string | undefined] = [
    undefined,
    false,
    0,
    undefined,
  ]
  for (const row of filled) {
    const { message = 0, speaker } = row
    const text = spaceOut(textOf(row))
    if (message !== last) [heading, isCorrection, last] = [undefined, false, message]
    const note = readNote(text, isKnown) ?? readFigures(text, lines, isKnown, speaker !== undefined && speaker === customer)
    const called = note?.numbers.length || note?.positions.length ? undefined : findCancelledHeading(text)
    if (called) {
      const above = called === 'both' ? lines.at(-1) : undefined
      lines = lines.map((line) => (line === above ? { ...line, fault: 'cancelled' as const } : line))
      heading = 'cancelled'
      continue
    }
    const open = lines.filter(({ fault }) => fault !== 'quoted')
    if (note && !row.isQuoted && hasTarget(open, note, isSame)) {
      const changed = new Map(applyNote(open, note, isSame).map((line, at) => [open[at], line]))
      lines = lines.map((line) => ({ ...line, ...changed.get(line) }))
      continue
    }
    isCorrection ||= correctsBelow(text)
    const read = readRow(row, text, { ...context, isNumbered })
    // 'OK' of a chat is no part, and neither is what others say in passing.
    const isTalk = speaker !== undefined && read?.isAssumed === true && !read.numbers.some(({ text: number }) => isKnown(number))
    if (!read || isTalk) continue
    customer ??= speaker
    const withdrawal = heading ?? (speaker === customer ? undefined : 'quoted')
    const fault = read.fault ?? withdrawal
    lines = addLine(lines, { line: 0, ...read, ...(fault && { fault }), message }, isCorrection, isSame)
  }
  return lines.map(({ message: _, ...line }, at) => ({ ...line, line: at + 1 }))
}
