import { LANGUAGES } from '#kernel/locale.ts'
import type { SourceTree } from './source-tree.ts'

const TEXTS = new RegExp(`^(.*/(?:texts|reasons))/(?:${LANGUAGES.join('|')})\\.ts$`)

/** Said of the first file of a folder only: the languages that it lacks. */
export const findMissingLanguages = (file: string, tree: SourceTree): string[] => {
  const folder = TEXTS.exec(file)?.[1]
  const present = LANGUAGES.filter((language) => tree.has(`${folder}/${language}.ts`))
  if (folder === undefined || file !== `${folder}/${present[0]}.ts`) return []
  return LANGUAGES.filter((language) => !present.includes(language)).map(
    (language) =>
      `has no ${language}.ts beside it. Pages exist in ${LANGUAGES.length} languages: write its words in ${folder}/${language}.ts.`,
  )
}
