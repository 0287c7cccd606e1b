import type { Block } from '#foundation/blocks/public.ts'

const MOST_LETTERS = 6000
/** Properties that hold no sentences. */
const SILENT =
  /^(?:id|type|href|src|path|icon|image|images|tone|size|kind|variant|align|key|columns|ground|slug|url|video|poster)$/i

const collect = (value: unknown, words: string[]): void => {
  if (typeof value === 'string') {
    if (!/^(?:\/|https?:)/.test(value)) words.push(value.replace(/<[^<>]*>/g, ' '))
  } else if (Array.isArray(value)) for (const each of value) collect(each, words)
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value)) if (!SILENT.test(name)) collect(each, words)
}

/** The text of a page's blocks, without markup. */
export const readWords = (blocks: readonly Block[]): string => {
  const words: string[] = []
  for (const { props } of blocks) collect(props, words)
  return words.join(' ').slice(0, MOST_LETTERS)
}
