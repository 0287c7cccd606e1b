import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import { toPdfText, wrapText } from '#platform/files/pdf-letters.rules.ts'
import { toPlainFont } from '#platform/files/plain-font.ts'

/** The site's typeface in the weights of its texts and headings. */
const FACES = { text: '400Regular', heading: '600SemiBold' } as const
type Face = keyof typeof FACES

const fonts = new Map<Face, Buffer>()
const readFont = (face: Face): Buffer => {
  const weight = FACES[face]
  const font =
    fonts.get(face) ??
    toPlainFont(readFileSync(fileURLToPath(import.meta.resolve(`@expo-google-fonts/archivo/${weight}/Archivo_${weight}.ttf`))))
  fonts.set(face, font)
  return font
}

/** Widths of letters at size 1, the same in every document: asked once, since setting whole texts to find where they break took seconds. */
const widths = new Map<string, number>()

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
}

/** A4 with the site's typeface, Polish included; each text says where it stands and learns how high it became. */
export const openPaper = ({ title, author, language, date }: PaperInfo) => {
  const pdf = new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date },
  })
  for (const face of ['text', 'heading'] as const) pdf.registerFont(face, readFont(face))

  const widthOf = (font: Face, letter: string): number => {
    const key = font + letter
    const width = widths.get(key) ?? pdf.font(font).fontSize(1000).widthOfString(letter) / 1000
    widths.set(key, width)
    return width
  }
  const faceOf = (size: number): Face => (size < HEADING ? 'text' : 'heading')
  const measure = (text: string, size: number): number =>
    Array.from(text).reduce((sum, letter) => sum + widthOf(faceOf(size), letter), 0) * size

  return {
    pdf,
    /** Returns where the next line would stand. */
    write: (text: string, { x, y, width, size = 9, colour = INK, align = 'start', mostLines = 6 }: Placed): number => {
      const lines = wrapText(toPdfText(text), width, (part) => measure(part, size)).slice(0, mostLines)
      const height = size * 1.35
      pdf.font(faceOf(size)).fontSize(size).fillColor(colour)
      for (const [index, line] of lines.entries()) {
        const start = align === 'end' ? x + width - measure(line, size) : x
        pdf.text(line, start, y + index * height, { lineBreak: false })
      }
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
