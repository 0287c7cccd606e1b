import type { FieldScope } from '#foundation/search-engine/query/match-clauses.service.ts'
import type { Clause } from '#foundation/search-engine/query/parse-query.service.ts'
import { valueTerm } from '#foundation/search-engine/segment/blob-names.rules.ts'
import type { Segments } from '#foundation/search-engine/segment/segment-reader.service.ts'
import { tokenize, stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import type { Language } from '#kernel/locale.ts'

/** The stems of a value. */
const readStems = (value: string, languages: readonly Language[]): Set<string> =>
  new Set(tokenize(value).flatMap((word) => languages.map((language) => stemWord(word, language))))

/** Terms of the field values that match a clause, for the fields that the request names. */
export const listValueTerms = async (
  segments: Segments,
  clauses: readonly Clause[],
  { inValues = [], languages }: Pick<FieldScope, 'inValues' | 'languages'>,
): Promise<ReadonlyMap<Clause, readonly string[]>> => {
  if (inValues.length === 0 || clauses.length === 0) return new Map()
  const values: { readonly name: string; readonly stems: ReadonlySet<string> }[] = []
  for (const field of inValues)
    for (const value of new Set((await segments.loadValues(field)).flat()))
      values.push({ name: valueTerm(field, value), stems: readStems(value, languages) })
  const holds = (stems: ReadonlySet<string>, alternative: readonly string[]): boolean =>
    alternative.every((word) => languages.some((language) => stems.has(stemWord(word, language))))
  return new Map(
    clauses.map((clause) => [
      clause,
      values.filter(({ stems }) => clause.alternatives.some((alternative) => holds(stems, alternative))).map(({ name }) => name),
    ]),
  )
}
