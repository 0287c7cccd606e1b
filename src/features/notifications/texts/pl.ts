import type { en } from '#features/notifications/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  more: 'Więcej',
  less: 'Mniej',
}
