import type { en } from '#foundation/inbox/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  inbox: 'Skrzynka odbiorcza',
}
