import type { en } from '#foundation/inbox/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  inbox: 'Bandeja de entrada',
}
