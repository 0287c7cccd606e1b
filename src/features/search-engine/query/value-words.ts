import type { FieldScope } from '#features/search-engine/query/match-groups.ts'
import type { Group } from '#features/search-engine/query/query-groups.ts'
import { fieldValue } from '#features/search-engine/segment/lexeme.rules.ts'
import type { Segments } from '#features/search-engine/segment/segment-reader.ts'
import { splitWords, stemWord } from '#features/search-engine/words/word-split.ts'
import type { Language } from '#kernel/locale.ts'

/** What a value says, without endings. */
const readStems = (value: string, languages: readonly Language[]): Set<string> =>
  new Set(splitWords(value).flatMap((word) => languages.map((language) => stemWord(word, language))))

/** Names of the postings of values that hold all words of one of a group's ways, for fields that were named by the asker. */
export const listValueNames = async (
  segments: Segments,
  groups: readonly Group[],
  { inValues = [], languages }: Pick<FieldScope, 'inValues' | 'languages'>,
): Promise<ReadonlyMap<Group, readonly string[]>> => {
  if (inValues.length === 0 || groups.length === 0) return new Map()
  const values: { readonly name: string; readonly stems: ReadonlySet<string> }[] = []
  for (const field of inValues)
    for (const value of new Set((await segments.loadValues(field)).flat()))
      values.push({ name: fieldValue(field, value), stems: readStems(value, languages) })
  const holds = (stems: ReadonlySet<string>, way: readonly string[]): boolean =>
    way.every((word) => languages.some((language) => stems.has(stemWord(word, language))))
  return new Map(
    groups.map((group) => [
      group,
      values.filter(({ stems }) => group.alternatives.some((way) => holds(stems, way))).map(({ name }) => name),
    ]),
  )
}
