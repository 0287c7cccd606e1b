import type { en } from '#features/content/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  breadcrumb: 'Fil d’Ariane',
  carousel: 'carrousel',
  slide: 'diapositive',
  slideOf: 'Diapositive {n} sur {count}',
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Pause',
  play: 'Lecture',
}
