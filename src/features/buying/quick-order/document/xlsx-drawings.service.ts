import { attributeOf, readSheetXml } from '#features/buying/quick-order/document/sheet-xml.service.ts'

const LINES = new Set(['line', 'straightConnector1', 'lineInv', 'mathMultiply', 'mathMinus'])
/** A line this near to the border of a row is a border, in EMU of a row of usual height. */
const BORDER = 30_000
const ROW_HEIGHT = 190_500
const MOST_ROWS_CROSSED = 200

type Anchor = { row: number; offset: number }

const listCrossed = (from: Anchor, to: Anchor): number[] => {
  if (to.row - from.row > MOST_ROWS_CROSSED) return []
  if (from.row !== to.row) return Array.from({ length: to.row - from.row + 1 }, (_, at) => from.row + at)
  const middle = (from.offset + to.offset) / 2
  const isSlanting = Math.abs(to.offset - from.offset) > BORDER
  return isSlanting || (middle > BORDER && middle < ROW_HEIGHT - BORDER) ? [from.row] : []
}

/** Rows of a sheet, counted from 0, that somebody drew a line across. */
export const listCrossedRows = (xml: string): Set<number> => {
  const rows = new Set<number>()
  const ends = { from: { row: 0, offset: 0 }, to: { row: 0, offset: 0 } }
  let [end, field, isLine]: [keyof typeof ends | undefined, string, boolean] = [undefined, '', false]
  for (const event of readSheetXml(xml)) {
    if (event.kind === 'text') {
      if (end && field === 'row') ends[end].row = Number(event.text)
      if (end && field === 'rowOff') ends[end].offset = Number(event.text)
      continue
    }
    const { kind, name } = event
    if (name === 'from' || name === 'to') end = kind === 'open' ? name : undefined
    else if (name === 'row' || name === 'rowOff') field = kind === 'open' ? name : ''
    else if (name === 'prstGeom' && kind === 'open') isLine ||= LINES.has(attributeOf(event.attributes, 'prst') ?? '')
    else if (name === 'twoCellAnchor' && kind === 'open') isLine = false
    else if (name === 'twoCellAnchor' && isLine) for (const row of listCrossed(ends.from, ends.to)) rows.add(row)
  }
  return rows
}
