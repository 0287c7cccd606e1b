export type TextPart = { readonly text: string; readonly isAsked: boolean }

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const readText = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)

/** A snippet is HTML with `<em>` around what was asked for; taken apart, it is shown as text and cannot be anything else. */
export const readSnippet = (snippet: string): TextPart[] =>
  snippet
    .split(/<em>(.*?)<\/em>/s)
    .map((part, index) => ({ text: readText(part), isAsked: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
