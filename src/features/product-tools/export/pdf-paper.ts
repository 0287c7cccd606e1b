import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import { readWoff2 } from '#server/fonts/read-woff2.ts'
import { FACES, splitRuns, wrapText, type PdfFace, type PdfRun } from '#features/product-tools/export/pdf-letters.rules.ts'

const fonts = new Map<PdfFace, Buffer>()
/** Unpacked once: the files are for browsers. */
const readFont = (face: PdfFace): Buffer => {
  const file = fileURLToPath(import.meta.resolve(`@fontsource-variable/archivo/files/archivo-${face}-wght-normal.woff2`))
  const font = fonts.get(face) ?? readWoff2(readFileSync(file))
  fonts.set(face, font)
  return font
}
/** Thinner than the site's typeface, whose weight in documents is that of headings; every reader has it, without Polish letters. */
const THIN = 'Helvetica'

const HEADING = 12
export const INK = '#17232f'
export const MUTED = '#5b6a78'
const RULE = '#c9d2da'

export type Placed = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size?: number
  readonly colour?: string
  readonly align?: 'start' | 'end'
  readonly mostLines?: number
}

export type PaperInfo = {
  readonly title: string
  readonly author: string
  readonly language: string
  readonly date: Date
  /** All that it says can be written without the site's typeface; then only headings use it. */
  readonly isPlain: boolean
}

/** A4 with the site's typeface, Polish included; each text says where it stands and learns how high it became. */
export const openPaper = ({ title, author, language, date, isPlain }: PaperInfo) => {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date },
  })
  for (const face of FACES) pdf.registerFont(face, readFont(face))

  // ParsedQuery letter by letter once: setting whole texts again and again to find where they break took seconds.
  const widths = new Map<string, number>()
  const widthOf = (font: string, letter: string): number => {
    const key = font + letter
    const width = widths.get(key) ?? pdf.font(font).fontSize(1000).widthOfString(letter) / 1000
    widths.set(key, width)
    return width
  }
  const fontOf = (face: PdfFace, size: number): string => (isPlain && size < HEADING ? THIN : face)
  const measureRun = ({ face, text }: PdfRun, size: number): number =>
    Array.from(text).reduce((sum, letter) => sum + widthOf(fontOf(face, size), letter), 0) * size
  const measure = (text: string, size: number): number => splitRuns(text).reduce((sum, run) => sum + measureRun(run, size), 0)

  const writeLine = (text: string, x: number, y: number, size: number, colour: string): void => {
    let at = x
    for (const run of splitRuns(text)) {
      pdf.font(fontOf(run.face, size)).fontSize(size).fillColor(colour).text(run.text, at, y, { lineBreak: false })
      at += measureRun(run, size)
    }
  }

  return {
    pdf,
    /** Returns where the next line would stand. */
    write: (text: string, { x, y, width, size = 9, colour = INK, align = 'start', mostLines = 6 }: Placed): number => {
      const lines = wrapText(text, width, (part) => measure(part, size)).slice(0, mostLines)
      const height = size * 1.35
      for (const [index, line] of lines.entries())
        writeLine(line, align === 'end' ? x + width - measure(line, size) : x, y + index * height, size, colour)
      return y + lines.length * height
    },
    rule: (x: number, y: number, width: number): void => {
      pdf
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.5)
        .strokeColor(RULE)
        .stroke()
    },
  }
}
export type Paper = ReturnType<typeof openPaper>
