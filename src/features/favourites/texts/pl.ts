import type { en } from '#features/favourites/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  keep: 'Dodaj do ulubionych',
  kept: 'W ulubionych',
}
