import type { en } from '#foundation/favourites/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  keep: 'Ajouter aux favoris',
  kept: 'Dans vos favoris',
}
