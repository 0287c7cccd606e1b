import type { FieldWeights } from '#foundation/search-engine/query/choose-candidates.service.ts'
import type { ParsedQuery, Clause } from '#foundation/search-engine/query/parse-query.service.ts'
import { applyBoost, scoreLifecycle, scorePhrase } from '#foundation/search-engine/query/score.rules.ts'
import type { LoadedCandidate } from '#foundation/search-engine/query/read-documents.service.ts'
import type { Boost } from '#foundation/search-engine/search-request.rules.ts'
import { tokenize, stemWord } from '#foundation/search-engine/analysis/tokenize.service.ts'
import type { Language } from '#kernel/locale.ts'

export type RerankOptions = {
  readonly parsed: ParsedQuery
  /** With corrections. */
  readonly clauses: readonly Clause[]
  readonly boosts: readonly Boost[]
  readonly weights: FieldWeights
  readonly languageOf: (candidate: LoadedCandidate) => Language
}

/** Second-stage ranking of the best candidates by their texts: phrase matches, life cycle, boosts. */
export const rerank = (
  candidates: readonly LoadedCandidate[],
  { parsed, clauses, boosts, weights, languageOf }: RerankOptions,
): LoadedCandidate[] => {
  const numbers = clauses.flatMap((clause) => clause.numbers)
  return candidates
    .map((candidate) => {
      const language = languageOf(candidate)
      const stem = (words: readonly string[]): string[] => words.map((word) => stemWord(word, language))
      const title = stem(tokenize(candidate.document.texts[language]?.title ?? ''))
      const own = candidate.score + scorePhrase(stem(parsed.words), title) * weights.title
      return {
        ...candidate,
        score: boosts.reduce(
          (score, boost) => applyBoost(score, boost, candidate.document),
          own * scoreLifecycle(candidate.document, numbers) * (candidate.document.weight ?? 1),
        ),
      }
    })
    .toSorted((a, b) => b.score - a.score)
}
