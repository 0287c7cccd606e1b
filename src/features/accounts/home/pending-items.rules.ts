import type { HomeItem } from '#features/accounts/home/home-item.rules.ts'

const MOST = 6
const MOST_OF_A_CARD = 3
const WEIGHTS: Readonly<Record<NonNullable<HomeItem['tone']>, number>> = { bad: 0, warn: 1, info: 2, ok: 3, idle: 4 }

const isNeed = ({ needsYou, tone }: HomeItem): boolean => needsYou ?? (tone === 'warn' || tone === 'bad')

/** Items that wait for the person, the most severe first; of equal ones the first of each card, so that no card hides the others. */
export const choosePendingItems = (cards: readonly (readonly HomeItem[])[]): HomeItem[] => {
  const ranked = cards.flatMap((items) =>
    items
      .filter(isNeed)
      .slice(0, MOST_OF_A_CARD)
      .map((item, at) => ({ item, at, weight: WEIGHTS[item.tone ?? 'idle'] })),
  )
  return ranked
    .toSorted((one, other) => one.at - other.at || one.weight - other.weight)
    .slice(0, MOST)
    .toSorted((one, other) => one.weight - other.weight || one.at - other.at)
    .map(({ item }) => item)
}
