import { glob } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '#kernel/locale.ts'
import type { AllDictionaries, Dictionary } from '#kernel/texts.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')

/** Namespaces are the folders that have texts: `ui`, and each area that shows words. What explains decisions is one. */
const listNamespaces = async (): Promise<{ namespace: string; folder: string }[]> => {
  const folders = await Array.fromAsync(glob('{ui,foundation/*,features/*/*}/{texts,reasons}', { cwd: SOURCE }))
  return folders.toSorted().map((folder) => ({
    namespace: path.basename(folder) === 'reasons' ? 'reasons' : path.basename(path.dirname(folder)),
    folder: path.join(SOURCE, folder),
  }))
}

/** Every text of the product, by language and namespace. */
export const loadDictionaries = async (): Promise<AllDictionaries> => {
  const namespaces = await listNamespaces()
  const languages = LANGUAGES.map(async (language) => {
    const entries = namespaces.map(async ({ namespace, folder }) => {
      const module = (await import(path.join(folder, `${language}.ts`))) as Record<string, Dictionary>
      return [namespace, module[language] ?? {}] as const
    })
    const dictionaries = new Map<string, Dictionary>()
    for (const [namespace, texts] of await Promise.all(entries))
      dictionaries.set(namespace, { ...dictionaries.get(namespace), ...texts })
    return [language, Object.fromEntries(dictionaries)] as const
  })
  return Object.fromEntries(await Promise.all(languages)) as AllDictionaries
}
