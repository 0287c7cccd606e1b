import type { en } from '#foundation/notifications/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  region: 'Powiadomienia',
  more: 'Więcej',
  less: 'Mniej',
  all: 'Wszystkie powiadomienia',
  readOnly: 'Ta witryna jest teraz tylko do odczytu: nie można zamawiać, wysyłać ani niczego zmieniać.',
}
