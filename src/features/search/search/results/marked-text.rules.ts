import { lookUp } from '#kernel/look-up.ts'
import { trimSigns } from '#kernel/trim-signs.ts'

export type TextPart = { readonly text: string; readonly isMatch: boolean }

/** Spaces at the ends are not counted when a text is cut. */
const NEARLY = 3

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const readText = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => lookUp(ENTITIES, name) ?? entity)

/** `valve</em> with` is what was requested and what follows it. */
const splitMark = (piece: string): readonly [marked: string, rest: string] => {
  const end = piece.indexOf('</em>')
  return end < 0 ? ['', `<em>${piece}`] : [piece.slice(0, end), piece.slice(end + '</em>'.length)]
}

/** Without the last word, which may be cut, and the signs before it. */
const cutLastWord = (text: string): string => {
  let at = text.length
  while (at > 0 && !/\s/.test(text.charAt(at - 1))) at -= 1
  const sign = text.search(/[,;:]/)
  if (at === 0) return sign < 0 ? text : text.slice(0, sign)
  return trimSigns(text.slice(0, at), { end: /[\s,;:]/ })
}

/** A cut text ends with whole words and an ellipsis. */
const endWell = (parts: readonly TextPart[], size: number): readonly TextPart[] => {
  const last = parts.at(-1)
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  if (!last || length < size - NEARLY || /[.!?。！？]$/.test(last.text)) return parts
  const text = last.isMatch ? last.text : cutLastWord(last.text)
  return [...parts.slice(0, -1), { ...last, text }, { text: '…', isMatch: false }]
}

/** A snippet is HTML with `<em>` around what was requested; taken apart, it is shown as text and cannot be anything else. */
export const readSnippet = (snippet: string, size = Infinity): readonly TextPart[] => {
  const parts = snippet
    .split('<em>')
    .flatMap((piece, index) => (index === 0 ? [piece] : splitMark(piece)))
    .map((part, index) => ({ text: readText(part), isMatch: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
  return endWell(parts, size)
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
/** Whole words only, but for Chinese, which is written without spaces. */
const findWord = (word: string): string =>
  /\p{Script=Han}/u.test(word) ? escapeRegExp(word) : String.raw`(?<![\p{L}\p{N}])${escapeRegExp(word)}(?![\p{L}\p{N}])`

/** A longer text with the words marked that its snippet marks; the snippet itself where the text has none of them. */
export const markText = (text: string, snippet: string, size = Infinity): readonly TextPart[] => {
  const parts = readSnippet(snippet)
  if (text.length <= parts.reduce((sum, part) => sum + part.text.length, 0)) return parts
  const words = [...new Set(parts.filter(({ isMatch }) => isMatch).map((part) => part.text))]
  if (words.length === 0) return endWell([{ text, isMatch: false }], size)
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const pieces = text.split(new RegExp(`(${longestFirst.map(findWord).join('|')})`, 'u'))
  if (pieces.length === 1) return parts
  const marked = pieces.map((piece, index) => ({ text: piece, isMatch: index % 2 === 1 })).filter((part) => part.text !== '')
  return endWell(marked, size)
}
