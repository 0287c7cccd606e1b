import type { en } from '#foundation/notifications/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  region: 'Hinweise',
  more: 'Mehr',
  less: 'Weniger',
  all: 'Alle Hinweise',
  readOnly: 'Derzeit kann hier nur gelesen werden: Bestellen, Senden und Ändern sind nicht möglich.',
}
