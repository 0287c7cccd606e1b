import type { en } from '#features/favourites/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  keep: 'Ajouter aux favoris',
  kept: 'Dans vos favoris',
}
