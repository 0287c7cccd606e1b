import { lookUp } from '#kernel/look-up.ts'
import type { Dictionaries, Dictionary } from '#kernel/texts.ts'

type TextFiles = Readonly<Record<string, () => Promise<Record<string, Dictionary>>>>

/** Which file has an area's words, a list for each language: nobody needs the names of all others. */
const lists = import.meta.glob<TextFiles>('./text-files/??.ts', { import: 'files' })

/** The words of some namespaces in one language, a chunk each. */
export const loadTexts = async (namespaces: ReadonlySet<string>, language: string): Promise<Dictionaries> => {
  const files = Object.entries((await lookUp(lists, `./text-files/${language}.ts`)?.()) ?? {})
  const loaded = await Promise.all(
    [...namespaces].map(async (namespace) => {
      const [, load] = files.find(([file]) => file.endsWith(`/${namespace}/texts/${language}.ts`)) ?? []
      const module = await load?.()
      return [namespace, lookUp(module, language) ?? {}] as const
    }),
  )
  return Object.fromEntries(loaded)
}
