import type { en } from '#foundation/notifications/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  region: 'Notifications',
  more: 'Plus',
  less: 'Moins',
  all: 'Tous les avis',
}
