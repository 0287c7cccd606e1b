import Paper from 'pdfkit'
import { listFontObjects, toHex, toKerned, widthOfText } from '#features/buying/quick-order/testing/labelled/pdf-font.ts'
import {
  deflated,
  plainStream,
  writeClassic,
  writePacked,
  type PdfObject,
} from '#features/buying/quick-order/testing/labelled/pdf-objects.ts'

/** A text on a page; `top` counts from the upper edge to its baseline. */
export type Mark = { readonly text: string; readonly left: number; readonly top: number; readonly isStruck?: boolean | undefined }
/** Pages of one document; all texts have the same size. */
export type PdfPages = readonly (readonly Mark[])[]
export type Producer = {
  readonly name: string
  readonly isLatin?: boolean
  readonly draw: (pages: PdfPages) => Promise<Uint8Array>
}

const SIZE = 8
const [WIDTH, HEIGHT] = [595, 842]

/** As pdfkit writes: standard fonts, kerned, lines as strokes. */
const drawWithPdfkit = async (pages: PdfPages): Promise<Uint8Array> => {
  const paper = new Paper({ size: 'A4', margin: 0, autoFirstPage: false })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  const done = new Promise<void>((resolve) => paper.on('end', () => resolve()))
  for (const marks of pages) {
    paper.addPage()
    paper.fontSize(SIZE)
    for (const { text, left, top, isStruck } of marks)
      paper.text(text, left, top - 6, { lineBreak: false, strike: isStruck ?? false })
  }
  paper.end()
  await done
  return new Uint8Array(Buffer.concat(chunks))
}

type Style = {
  /** Operators that show a text at its place. */
  readonly show: (mark: Mark, x: number, y: number) => string
  /** Operators that strike it out, if they belong to the page. */
  readonly strike: (mark: Mark, x: number, y: number, width: number) => string
  readonly annotate?: (mark: Mark, x: number, y: number, width: number) => string
  readonly page?: string
  readonly box?: string
  /** Operators around the content of a page. */
  readonly wrap?: (content: string) => string
  readonly inForm?: boolean
  readonly isPlain?: boolean
  readonly write: (objects: readonly PdfObject[]) => Uint8Array
}

const round = (value: number): string => value.toFixed(2)

const createProducer =
  ({
    show,
    strike,
    annotate,
    page = '',
    box = `0 0 ${WIDTH} ${HEIGHT}`,
    wrap = (content) => content,
    inForm = false,
    isPlain = false,
    write,
  }: Style) =>
  (pages: PdfPages): Promise<Uint8Array> => {
    const stream = isPlain ? plainStream : deflated
    const objects: PdfObject[] = ['<< /Type /Catalog /Pages 2 0 R >>', '', ...listFontObjects(3)]
    const kids: number[] = []
    for (const marks of pages) {
      const placed = marks.map((mark) => ({ mark, x: mark.left, y: HEIGHT - mark.top, width: widthOfText(mark.text, SIZE) }))
      const texts = placed.map(({ mark, x, y }) => show(mark, x, y)).join('\n')
      const struck = placed.filter(({ mark }) => mark.isStruck)
      const lines = struck.map(({ mark, x, y, width }) => strike(mark, x, y, width)).join('\n')
      const notes = annotate ? struck.map(({ mark, x, y, width }) => annotate(mark, x, y, width)) : []
      const number = objects.length + 1
      kids.push(number)
      const font = '/Font << /F1 3 0 R >>'
      const form = inForm ? ` /XObject << /Fm0 ${number + 2} 0 R >>` : ''
      objects.push(
        `<< /Type /Page /Parent 2 0 R /MediaBox [${box}] ${page} /Resources << ${font}${form} >> /Contents ${number + 1} 0 R /Annots [${notes.join(' ')}] >>`,
      )
      objects.push(stream(wrap(inForm ? `q 2 0 0 2 0 0 cm /Fm0 Do Q\n${lines}` : `${texts}\n${lines}`)))
      if (inForm)
        objects.push(
          stream(
            texts,
            `/Type /XObject /Subtype /Form /BBox [0 0 ${WIDTH} ${HEIGHT}] /Matrix [0.5 0 0 0.5 0 0] /Resources << ${font} >>`,
          ),
        )
    }
    objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`
    return Promise.resolve(write(objects))
  }

const showPlain: Style['show'] = ({ text }, x, y) => `BT /F1 ${SIZE} Tf ${round(x)} ${round(y)} Td <${toHex(text)}> Tj ET`
const showKerned: Style['show'] = ({ text }, x, y) =>
  `BT /F1 ${SIZE} Tf 1 0 0 1 ${round(x)} ${round(y)} Tm [${toKerned(text)}] TJ ET`
const showLetters: Style['show'] = ({ text }, x, y) => {
  let left = x
  const letters = Array.from(text, (letter) => {
    const operators = `1 0 0 1 ${round(left)} ${round(y)} Tm <${toHex(letter)}> Tj`
    left += widthOfText(letter, SIZE)
    return operators
  })
  return `BT /F1 ${SIZE} Tf\n${letters.join('\n')}\nET`
}
const strikeLine: Style['strike'] = (_, x, y, width) =>
  `0.6 w ${round(x)} ${round(y + 2.4)} m ${round(x + width)} ${round(y + 2.4)} l S`
const strikeBox: Style['strike'] = (_, x, y, width) => `${round(x)} ${round(y + 2.1)} ${round(width)} 0.7 re f`
const strikeCross: Style['strike'] = (_, x, y, width) =>
  `0.8 w ${round(x)} ${round(y - 1)} m ${round(x + width)} ${round(y + 6)} l S ${round(x)} ${round(y + 6)} m ${round(x + width)} ${round(y - 1)} l S`
const strikeDashes: Style['strike'] = (_, x, y, width) =>
  Array.from(
    { length: Math.max(1, Math.floor(width / 4)) },
    (_dash, at) => `${round(x + at * 4)} ${round(y + 2.2)} 4 0.5 re f`,
  ).join('\n')
const noteStrike: NonNullable<Style['annotate']> = (_, x, y, width) =>
  `<< /Type /Annot /Subtype /StrikeOut /Rect [${round(x)} ${round(y - 2)} ${round(x + width)} ${round(y + 7)}] /QuadPoints [${[x, y + 7, x + width, y + 7, x, y - 2, x + width, y - 2].map(round).join(' ')}] /C [1 0 0] >>`
const noteInk: NonNullable<Style['annotate']> = (_, x, y, width) =>
  `<< /Type /Annot /Subtype /Ink /Rect [${round(x)} ${round(y - 2)} ${round(x + width)} ${round(y + 7)}] /InkList [[${[x, y + 2, x + width / 2, y + 3, x + width, y + 2.5].map(round).join(' ')}]] >>`
const strikeNothing = (): string => ''

/** Programs that write PDFs differently: how text is shown, where lines are drawn, how objects are stored. */
export const PRODUCERS: readonly Producer[] = [
  { name: 'pdfkit', isLatin: true, draw: drawWithPdfkit },
  { name: 'classic', draw: createProducer({ show: showPlain, strike: strikeLine, isPlain: true, write: writeClassic }) },
  { name: 'packed and kerned', draw: createProducer({ show: showKerned, strike: strikeBox, write: writePacked }) },
  { name: 'letter by letter', draw: createProducer({ show: showLetters, strike: strikeDashes, write: writeClassic }) },
  {
    name: 'turned page',
    draw: createProducer({
      ...{ show: showKerned, strike: strikeCross, write: writePacked },
      page: '/Rotate 90',
      box: `0 0 ${HEIGHT} ${WIDTH}`,
      wrap: (content) => `q 0 1 -1 0 ${HEIGHT} 0 cm ${content} Q`,
    }),
  },
  {
    name: 'printed sideways',
    draw: createProducer({
      show: showPlain,
      strike: strikeLine,
      write: writeClassic,
      box: `0 0 ${HEIGHT} ${WIDTH}`,
      wrap: (content) => `q 0 1 -1 0 ${HEIGHT} 0 cm ${content} Q`,
    }),
  },
  { name: 'text in a form', draw: createProducer({ show: showPlain, strike: strikeLine, inForm: true, write: writePacked }) },
  {
    name: 'struck by comments',
    draw: createProducer({ show: showKerned, strike: strikeNothing, annotate: noteStrike, write: writeClassic }),
  },
  {
    name: 'struck by hand',
    draw: createProducer({ show: showPlain, strike: strikeNothing, annotate: noteInk, write: writePacked }),
  },
]
