import type { en } from '#foundation/inbox/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  inbox: 'Posteingang',
}
