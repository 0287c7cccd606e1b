import { lookUp } from '#kernel/look-up.ts'

/** The two files that the typeface comes in; a letter is in one of them or in none. */
export const FACES = ['latin', 'latin-ext'] as const
export type PdfFace = (typeof FACES)[number]
export type PdfRun = { readonly face: PdfFace; readonly text: string }

const LATIN =
  /[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u20AC\u2122\u2212\u0152\u0153]/
const EXTENDED = /[\u0100-\u0130\u0132-\u0151\u0154-\u017F\u0192\u0218-\u021B]/

/** As one writes it without the sign. */
const PLAIN: Readonly<Record<string, string>> = { '≤': '<=', '≥': '>=', '⅛': '1/8', '→': '->', '‑': '-', Ω: 'Ohm' }
const toPlain = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\u2080-\u2089]/g, (digit) => String(digit.charCodeAt(0) - 0x2080))
    .replaceAll(/[\u2009\u202F]/g, '\u00A0')
    .replaceAll(/[≤≥⅛→‑Ω]/g, (sign) => lookUp(PLAIN, sign) ?? sign)
    .replaceAll(/\p{Cc}+/gu, ' ')

/** A letter that neither file has shows as this one, so that nobody takes a shortened text for the whole. */
export const UNKNOWN = '?'

/** Letters that the fonts of every reader have as well. */
const COMMON = /^[\u0020-\u007E\u00A0-\u00FF\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122]*$/
export const isPlainText = (text: string): boolean => splitRuns(text).every((run) => COMMON.test(run.text))

/** Text in pieces of one face each; letters of other scripts are marked. */
export const splitRuns = (text: string): PdfRun[] => {
  const runs: { face: PdfFace; text: string }[] = []
  for (const letter of toPlain(text)) {
    const face = EXTENDED.test(letter) ? 'latin-ext' : 'latin'
    const shown = face === 'latin' && !LATIN.test(letter) ? UNKNOWN : letter
    const last = runs.at(-1)
    if (last?.face === face) last.text += shown
    else runs.push({ face, text: shown })
  }
  return runs
}

/** Lines of at most that width, broken between words; what is longer than a line is broken where it must be. */
export const wrapText = (text: string, width: number, measure: (text: string) => number): string[] => {
  const lines: string[] = []
  let line = ''
  const push = (): void => {
    if (line !== '') lines.push(line)
    line = ''
  }
  for (const word of text.split(/[ \n]+/).filter(Boolean)) {
    if (line !== '' && measure(`${line} ${word}`) > width) push()
    line = line === '' ? word : `${line} ${word}`
    while (measure(line) > width && line.length > 1) {
      let fits = line.length - 1
      while (fits > 1 && measure(line.slice(0, fits)) > width) fits -= 1
      lines.push(line.slice(0, fits))
      line = line.slice(fits)
    }
  }
  push()
  return lines
}
