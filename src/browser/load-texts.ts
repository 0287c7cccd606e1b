import { lookUp } from '#kernel/look-up.ts'
import type { Dictionaries, Dictionary } from '#kernel/texts.ts'

const texts = import.meta.glob<Record<string, Dictionary>>(['../features/*/texts/??.ts', '../ui/texts/??.ts'])

/** The words of some namespaces in one language, a chunk each. */
export const loadTexts = async (namespaces: ReadonlySet<string>, language: string): Promise<Dictionaries> => {
  const loaded = await Promise.all(
    [...namespaces].map(async (namespace) => {
      const folder = namespace === 'ui' ? '../ui' : `../features/${namespace}`
      const module = await lookUp(texts, `${folder}/texts/${language}.ts`)?.()
      return [namespace, lookUp(module, language) ?? {}] as const
    }),
  )
  return Object.fromEntries(loaded)
}
