import type { FieldWeights } from '#features/search-engine/query/choose-head.ts'
import type { ParsedQuery, Group } from '#features/search-engine/query/query-groups.ts'
import { applyBoost, scoreLifecycle, scorePhrase } from '#features/search-engine/query/rank.rules.ts'
import type { ReadSpot } from '#features/search-engine/query/read-documents.ts'
import type { Boost } from '#features/search-engine/search-question.ts'
import { splitWords, stemWord } from '#features/search-engine/words/word-split.ts'
import type { Language } from '#kernel/locale.ts'

export type CloseRanking = {
  readonly asked: ParsedQuery
  /** With what may have been meant. */
  readonly groups: readonly Group[]
  readonly boosts: readonly Boost[]
  readonly weights: FieldWeights
  readonly languageOf: (candidate: ReadSpot) => Language
}

/** Compares the best by what they say: whether the words stand together, and how much else there is. */
export const rankClosely = (
  candidates: readonly ReadSpot[],
  { asked, groups, boosts, weights, languageOf }: CloseRanking,
): ReadSpot[] => {
  const numbers = groups.flatMap((group) => group.numbers)
  return candidates
    .map((candidate) => {
      const language = languageOf(candidate)
      const stem = (words: readonly string[]): string[] => words.map((word) => stemWord(word, language))
      const title = stem(splitWords(candidate.document.texts[language]?.title ?? ''))
      const own = candidate.score + scorePhrase(stem(asked.words), title) * weights.title
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
