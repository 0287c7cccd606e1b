import type { en } from '#features/notifications/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  more: 'Mehr',
  less: 'Weniger',
}
