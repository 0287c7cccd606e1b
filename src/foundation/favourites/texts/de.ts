import type { en } from '#foundation/favourites/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  keep: 'Zu den Favoriten',
  kept: 'In Ihren Favoriten',
}
