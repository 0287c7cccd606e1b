import type { en } from '#foundation/inbox/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  inbox: 'Boîte de réception',
}
