import type { en } from '#foundation/favourites/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  keep: 'Añadir a favoritos',
  kept: 'En sus favoritos',
}
