import { lookUp } from '#kernel/look-up.ts'

/** Letters of the typeface: Latin letters of Europe and the signs of technical texts. */
const KNOWN =
  /[\u0020-\u007E\u00A0-\u017F\u0192\u0218-\u021B\u03A9\u2011\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2080-\u2089\u20AC\u2122\u2192\u2212\u2264\u2265]/

/** As one writes it without the sign. */
const PLAIN: Readonly<Record<string, string>> = { '\u215B': '1/8', '\u2009': '\u00A0', '\u202F': '\u00A0' }

/** Letters of Chinese and what stands around them, for which there is a typeface of its own. */
const HAN = /[\u2E80-\u30FF\u3100-\u4DBF\u4E00-\u9FFF\uF900-\uFAFF\uFE30-\uFE4F\uFF00-\uFFEF\u{20000}-\u{323AF}]/u
export const isHan = (letter: string): boolean => HAN.test(letter)

/** A letter that the typeface lacks shows as this one, so that nobody takes a shortened text for the whole. */
const UNKNOWN = '?'

/** Text in letters that the typefaces have; whether a Chinese letter is among them, only its typeface knows. */
export const toPdfText = (text: string, hasHan: (letter: string) => boolean = () => false): string =>
  Array.from(text.normalize('NFC').replaceAll(/\p{Cc}+/gu, ' '), (letter) => {
    if (KNOWN.test(letter) || (isHan(letter) && hasHan(letter))) return letter
    return lookUp(PLAIN, letter) ?? UNKNOWN
  }).join('')

/** Parts of a line that are set in one typeface each. */
export const splitByFace = (line: string): { readonly text: string; readonly isHan: boolean }[] =>
  (line.match(/./gsu) ?? []).reduce<{ text: string; isHan: boolean }[]>((parts, letter) => {
    const last = parts.at(-1)
    if (last?.isHan === isHan(letter)) last.text += letter
    else parts.push({ text: letter, isHan: isHan(letter) })
    return parts
  }, [])

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
