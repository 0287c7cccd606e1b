import type { en } from '#features/content/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  breadcrumb: 'Brotkrumenpfad',
  carousel: 'Karussell',
  slide: 'Folie',
  slideOf: 'Folie {n} von {count}',
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
}
