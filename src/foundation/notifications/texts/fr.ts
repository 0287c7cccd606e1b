import type { en } from '#foundation/notifications/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  region: 'Notifications',
  more: 'Plus',
  less: 'Moins',
  all: 'Tous les avis',
  readOnly: 'Ce site est en lecture seule pour le moment : impossible de commander, d’envoyer ou de modifier.',
}
