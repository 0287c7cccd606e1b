import Paper from 'pdfkit'

export type PaperColumn = { readonly head: string; readonly at: number; readonly width: number; readonly isRight?: boolean }
export type PaperOrder = {
  readonly columns: readonly PaperColumn[]
  /** Rows of cells by column; undefined leaves a cell out. */
  readonly rows: readonly (readonly (string | undefined)[])[]
  readonly before?: readonly string[]
  readonly after?: readonly string[]
  readonly rowsAPage?: number
  readonly isLandscape?: boolean
  readonly password?: string
}

const MARGIN = 40
const STEP = 16

/** A purchase order as customers print it, with its head again on every page. */
export const drawOrder = async ({
  columns,
  rows,
  before = [],
  after = [],
  rowsAPage = 30,
  password,
}: PaperOrder): Promise<Uint8Array> => {
  const paper = new Paper({
    size: 'A4',
    margin: MARGIN,
    ...(password && { userPassword: password, pdfVersion: '1.7' as const }),
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => paper.on('end', () => resolve()))
  paper.fontSize(9)
  let top = MARGIN
  const write = (text: string, column: PaperColumn): void => {
    const options = { lineBreak: false, width: column.width } as const
    const left = column.isRight ? column.at + column.width - paper.widthOfString(text) : column.at
    paper.text(text, left, top, { lineBreak: options.lineBreak })
  }
  for (const line of before) {
    paper.text(line, MARGIN, top, { lineBreak: false })
    top += STEP
  }
  const drawHead = (): void => {
    top += STEP
    for (const column of columns) write(column.head, column)
    top += STEP
  }
  drawHead()
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % rowsAPage === 0) {
      paper.addPage()
      top = MARGIN
      drawHead()
    }
    for (const [at, text] of row.entries()) {
      const column = columns[at]
      if (text !== undefined && column) write(text, column)
    }
    top += STEP
  }
  for (const line of after) {
    paper.text(line, MARGIN, top, { lineBreak: false })
    top += STEP
  }
  paper.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

/** A page with a picture's place and no letter. */
export const drawPicture = async (): Promise<Uint8Array> => {
  const paper = new Paper({ size: 'A4' })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => paper.on('end', () => resolve()))
  paper.rect(50, 50, 400, 600).fill('#888888')
  paper.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}
