export type TextPart = { readonly text: string; readonly isAsked: boolean }

/** Spaces at the ends are not counted when a text is cut. */
const NEARLY = 3

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const readText = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** What was cut in the middle of a sentence ends with whole words and says that it goes on. */
const endWell = (parts: readonly TextPart[], size: number): readonly TextPart[] => {
  const last = parts.at(-1)
  const length = parts.reduce((sum, { text }) => sum + text.length, 0)
  if (!last || length < size - NEARLY || /[.!?。！？]$/.test(last.text)) return parts
  const text = last.isAsked ? last.text : last.text.replace(/[\s,;:]+[^\s]*$/, '')
  return [...parts.slice(0, -1), { ...last, text }, { text: '…', isAsked: false }]
}

/** A snippet is HTML with `<em>` around what was asked for; taken apart, it is shown as text and cannot be anything else. */
export const readSnippet = (snippet: string, size = Infinity): readonly TextPart[] => {
  const parts = snippet
    .split(/<em>(.*?)<\/em>/s)
    .map((part, index) => ({ text: readText(part), isAsked: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
  return endWell(parts, size)
}
