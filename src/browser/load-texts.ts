import { lookUp } from '#kernel/look-up.ts'
import type { Dictionaries, Dictionary } from '#kernel/texts.ts'

/** Without those that only the server uses, in mails and documents. */
const texts = import.meta.glob<Record<string, Dictionary>>(
  ['./{ui,foundation/*,features/*/*}/texts/??.ts', '!./**/{order-confirmation,second-factor}/texts/*'],
  { base: '../' },
)

/** The words of some namespaces in one language, a chunk each. */
export const loadTexts = async (namespaces: ReadonlySet<string>, language: string): Promise<Dictionaries> => {
  const loaded = await Promise.all(
    [...namespaces].map(async (namespace) => {
      const [, load] = Object.entries(texts).find(([file]) => file.endsWith(`/${namespace}/texts/${language}.ts`)) ?? []
      const module = await load?.()
      return [namespace, lookUp(module, language) ?? {}] as const
    }),
  )
  return Object.fromEntries(loaded)
}
