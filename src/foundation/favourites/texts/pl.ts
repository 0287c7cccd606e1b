import type { en } from '#foundation/favourites/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  keep: 'Dodaj do ulubionych',
  kept: 'W ulubionych',
}
