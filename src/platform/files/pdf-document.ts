import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import { isHan, splitByFace, toPdfText, wrapText } from '#platform/files/pdf-letters.rules.ts'
import { toPlainFont } from '#platform/files/plain-font.ts'

/** The site's typeface in the weights of its texts and headings, and one for Chinese letters, which is read when one is met. */
const FACES = {
  text: () => import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf'),
  heading: () => import.meta.resolve('@expo-google-fonts/archivo/600SemiBold/Archivo_600SemiBold.ttf'),
  han: () => import.meta.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
} as const
type Face = keyof typeof FACES

const fonts = new Map<Face, Buffer>()
const readFont = (face: Face): Buffer => {
  const font = fonts.get(face) ?? toPlainFont(readFileSync(fileURLToPath(FACES[face]())))
  fonts.set(face, font)
  return font
}

/** pdfkit's record of the current font. */
type WithFont = { readonly _font: { readonly font: { readonly hasGlyphForCodePoint: (code: number) => boolean } } }

/** Widths of letters at size 1, the same in every document: asked once, since setting whole texts to find where they break took seconds. */
const widths = new Map<string, number>()

const HEADING = 12
/** From the top of a line to what its letters stand on, in the site's typeface. */
const ASCENT = 0.878
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
  let hasHanFace = false
  const hasHan = (letter: string): boolean => {
    if (!hasHanFace) pdf.registerFont('han', readFont('han'))
    hasHanFace = true
    return (pdf.font('han') as unknown as WithFont)._font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }

  const widthOf = (face: Face, letter: string): number => {
    const font = isHan(letter) ? 'han' : face
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
      const lines = wrapText(toPdfText(text, hasHan), width, (part) => measure(part, size)).slice(0, mostLines)
      const height = size * 1.35
      pdf.fillColor(colour)
      for (const [index, line] of lines.entries()) {
        let start = align === 'end' ? x + width - measure(line, size) : x
        for (const part of splitByFace(line)) {
          pdf.font(part.isHan ? 'han' : faceOf(size)).fontSize(size)
          // Both typefaces stand on one line, though the letters of one are taller.
          pdf.text(part.text, start, y + index * height + size * ASCENT, { lineBreak: false, baseline: 'alphabetic' })
          start += measure(part.text, size)
        }
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
