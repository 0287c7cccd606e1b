import { lookUp } from '#kernel/look-up.ts'

type Mark = { readonly start: number; readonly end: number }
export type IsSearchedWord = (word: string) => boolean

const hanWords = new Intl.Segmenter('zh', { granularity: 'word' })
const HAN = /\p{Script=Han}/u

type Cut = (text: string) => readonly { readonly word: string; readonly index: number }[]

const cutBy =
  (pattern: RegExp): Cut =>
  (text) =>
    Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({ word, index }))

/** Chinese is written without spaces: a run of it holds several words, and a word several signs. */
const cutHan: Cut = (text) =>
  HAN.test(text)
    ? Array.from(hanWords.segment(text), ({ segment, index }) => ({ word: segment, index }))
    : [{ word: text, index: 0 }]

/** From the whole to its pieces: a part number is one word before its letters and figures are words. */
const CUTS: readonly Cut[] = [
  cutBy(/[\p{L}\p{N}\p{M}]+(?:[-./_'’][\p{L}\p{N}\p{M}]+)*/gu),
  cutBy(/[\p{L}\p{N}\p{M}]+/gu),
  cutHan,
  cutBy(/\p{Script=Han}|[\p{L}\p{M}]+|\p{N}+/gu),
]

/** Where the words stand that were requested. */
export const findMarks = (text: string, isSearchedWord: IsSearchedWord, at = 0, cuts = CUTS): Mark[] => {
  const [cut, ...finer] = cuts
  if (!cut) return []
  return cut(text).flatMap(({ word, index }) =>
    isSearchedWord(word)
      ? [{ start: at + index, end: at + index + word.length }]
      : findMarks(word, isSearchedWord, at + index, finer),
  )
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => lookUp(ESCAPES, sign) ?? sign)

const isLowHalf = (text: string, at: number): boolean => /[\uDC00-\uDFFF]/.test(text.charAt(at))

/** At most so many characters, and no half of one. */
export const cutText = (text: string, size: number): string =>
  text.length <= size ? text : text.slice(0, isLowHalf(text, size) ? size - 1 : size)

/** A text that repeats the word a thousand times is not worth a million comparisons. */
const MOST_CANDIDATES = 40

/** Where the part begins that holds most of what was requested; the first of equals. */
const chooseStart = (text: string, marks: readonly Mark[], size: number): number => {
  const countFrom = (start: number): number => marks.filter((mark) => mark.start >= start && mark.end <= start + size).length
  const [first = { start: 0, end: 0 }, ...others] = marks.slice(0, MOST_CANDIDATES)
  const best = others.reduce((found, mark) => (countFrom(mark.start) > countFrom(found.start) ? mark : found), first)
  // A few words before it, so that it reads like a sentence; a piece of a word does not.
  const lead = Math.max(0, Math.min(best.start - Math.floor(size / 5), text.length - size))
  const space = lead === 0 ? -1 : text.slice(lead, best.start).search(/\s\S/)
  const start = lead === 0 ? 0 : space < 0 ? best.start : lead + space + 1
  return isLowHalf(text, start) ? start - 1 : start
}

const MOST_SHOWN_LETTERS = 20_000

/** HTML that is safe to show: what was requested stands in `<em>`; undefined when none of it is there. */
export const makeSnippet = (whole: string, size: number, isSearchedWord: IsSearchedWord): string | undefined => {
  const text = cutText(whole, MOST_SHOWN_LETTERS)
  const marks = findMarks(text, isSearchedWord)
  if (marks.length === 0) return undefined
  const start = text.length <= size ? 0 : chooseStart(text, marks, size)
  const part = cutText(text.slice(start), size)
  const shown = marks.filter((mark) => mark.start >= start && mark.end <= start + part.length)
  const pieces = shown.map((mark, index) => {
    const before = text.slice(shown[index - 1]?.end ?? start, mark.start)
    return `${escapeHtml(before)}<em>${escapeHtml(text.slice(mark.start, mark.end))}</em>`
  })
  return `${pieces.join('')}${escapeHtml(text.slice(shown.at(-1)?.end ?? start, start + part.length))}`.trim()
}
