import type { FieldWeights } from '#features/engine/query/choose-head.ts'
import type { Asked, Group } from '#features/engine/query/query-groups.ts'
import { applyBoost, scoreLifecycle, scorePhrase } from '#features/engine/query/rank.rules.ts'
import type { ReadSpot } from '#features/engine/query/read-documents.ts'
import type { Boost } from '#features/engine/search-question.ts'
import { splitWords, stemWord } from '#features/engine/words/word-split.ts'
import type { Language } from '#kernel/locale.ts'

export type CloseRanking = {
  readonly asked: Asked
  /** With what may have been meant. */
  readonly groups: readonly Group[]
  readonly boosts: readonly Boost[]
  readonly weights: FieldWeights
  readonly languageOf: (spot: ReadSpot) => Language
}

/** Compares the best by what they say: whether the words stand together, and how much else there is. */
export const rankClosely = (
  spots: readonly ReadSpot[],
  { asked, groups, boosts, weights, languageOf }: CloseRanking,
): ReadSpot[] => {
  const numbers = groups.flatMap((group) => group.numbers)
  return spots
    .map((spot) => {
      const language = languageOf(spot)
      const stem = (words: readonly string[]): string[] => words.map((word) => stemWord(word, language))
      const title = stem(splitWords(spot.document.texts[language]?.title ?? ''))
      const own = spot.score + scorePhrase(stem(asked.words), title) * weights.title
      return {
        ...spot,
        score: boosts.reduce(
          (score, boost) => applyBoost(score, boost, spot.document),
          own * scoreLifecycle(spot.document, numbers) * (spot.document.weight ?? 1),
        ),
      }
    })
    .toSorted((a, b) => b.score - a.score)
}
