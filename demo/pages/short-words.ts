/** Not inside a tag or an address: there no such word stands between spaces. */
const SHORT_WORD = /(?<=^|[\s(„>])([aiouwz]) (?=\S)/gi
const NO_BREAK_SPACE = '\u00A0'

/** Polish leaves no word of one letter at the end of a line. */
export const bindShortWords = (text: string): string => text.replace(SHORT_WORD, `$1${NO_BREAK_SPACE}`)

/** The same with every text inside. */
export const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapTexts(item, change)]))
}
