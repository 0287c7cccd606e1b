import type { en } from '#foundation/notifications/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  region: 'Mitteilungen',
  more: 'Mehr',
  less: 'Weniger',
  all: 'Alle Mitteilungen',
  readOnly: 'Diese Website kann derzeit nur gelesen werden: Sie können alles ansehen, aber nichts bestellen, senden oder ändern.',
}
