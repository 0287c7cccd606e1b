import Paper from 'pdfkit'
import { ORDERED, type Cell, type VariedOrder } from '#features/buying/quick-order/testing/varied-orders.ts'

/** Any of them as a PDF. */
export const drawVaried = async (order: VariedOrder): Promise<Uint8Array> => {
  const { columns, top = [], end = [], pageTop = [], pageEnd = [], hasHead = true, repeatsHead = true, rowsAPage = 36 } = order
  const paper = new Paper({ size: 'A4', margin: 0 })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => paper.on('end', () => resolve()))
  paper.fontSize(8)
  let y = 40
  const write = (text: string, x: number): void => void paper.text(text, x, y, { lineBreak: false })
  const writeLines = (lines: readonly string[]): void => {
    for (const line of lines) {
      write(line, 40)
      y += 14
    }
  }
  const writeCells = (cells: readonly Cell[]): void => {
    for (const [at, text] of cells.entries()) {
      const column = columns[at]
      if (text !== undefined && column) write(text, column.isRight ? column.at - paper.widthOfString(text) : column.at)
    }
    y += 14
  }
  const writeHead = (): void => {
    if (!hasHead) return
    y += 6
    writeCells(columns.map(({ head }) => head))
  }
  const turnPage = (): void => {
    y = 800
    writeLines(pageEnd)
    paper.addPage()
    y = 40
    writeLines(pageTop)
    if (repeatsHead) writeHead()
  }
  writeLines([...pageTop, ...top])
  writeHead()
  let written = 0
  for (const [at, part] of ORDERED.entries()) {
    const rows = [...order.rows(part, at), ...(order.between?.(at) ?? [])]
    if (written + rows.length > rowsAPage) {
      turnPage()
      written = 0
    }
    for (const cells of rows) writeCells(cells)
    written += rows.length
  }
  y += 10
  writeLines(end)
  y = 800
  writeLines(pageEnd)
  paper.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

/** Any of them as the rows of a sheet: title above, head somewhere below, sums at the end. */
export const listSheetRows = ({ columns, rows, top = [], end = [], hasHead = true, between }: VariedOrder): Cell[][] => [
  ...top.map((line) => [line]),
  [],
  ...(hasHead ? [columns.map(({ head }) => head)] : []),
  ...ORDERED.flatMap((part, at) => [...rows(part, at), ...(between?.(at) ?? [])].map((cells) => [...cells])),
  ...end.map((line) => [line]),
]
