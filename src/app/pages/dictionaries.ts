import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { LANGUAGES } from '#kernel/locale.ts'
import type { AllDictionaries, Dictionary } from '#kernel/texts.ts'

const SOURCE = path.resolve(import.meta.dirname, '../..')

/** Namespaces are the folders that have texts: `ui`, and each feature that shows words. What explains decisions is one. */
const listNamespaces = async (): Promise<{ namespace: string; folder: string }[]> => {
  const features = await readdir(path.join(SOURCE, 'features'))
  const candidates = [
    { namespace: 'ui', folder: path.join(SOURCE, 'ui/texts') },
    ...features.flatMap((feature) => [
      { namespace: feature, folder: path.join(SOURCE, 'features', feature, 'texts') },
      { namespace: 'reasons', folder: path.join(SOURCE, 'features', feature, 'reasons') },
    ]),
  ]
  const present = await Promise.all(
    candidates.map(({ folder }) =>
      readdir(folder).then(
        () => true,
        () => false,
      ),
    ),
  )
  return candidates.filter((_, index) => present[index])
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
