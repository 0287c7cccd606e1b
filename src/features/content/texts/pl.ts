import type { en } from '#features/content/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  breadcrumb: 'Ścieżka nawigacji',
  carousel: 'karuzela',
  slide: 'slajd',
  slideOf: 'Slajd {n} z {count}',
  previous: 'Poprzedni',
  next: 'Następny',
  pause: 'Wstrzymaj',
  play: 'Odtwórz',
}
