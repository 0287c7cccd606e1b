import { lookUp } from '#kernel/look-up.ts'
import type { Dictionaries, Dictionary } from '#kernel/texts.ts'

const files = import.meta.glob<Record<string, Dictionary>>(['../{foundation,features/*}/*/texts/??.ts', '../ui/texts/??.ts'])
/** By the folder that holds the texts and the language: `cart/texts/de.ts`. */
const texts = Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/').slice(-3).join('/'), load]))

/** The words of some namespaces in one language, a chunk each. */
export const loadTexts = async (namespaces: ReadonlySet<string>, language: string): Promise<Dictionaries> => {
  const loaded = await Promise.all(
    [...namespaces].map(async (namespace) => {
      const module = await lookUp(texts, `${namespace}/texts/${language}.ts`)?.()
      return [namespace, lookUp(module, language) ?? {}] as const
    }),
  )
  return Object.fromEntries(loaded)
}
