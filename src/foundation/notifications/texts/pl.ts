import type { en } from '#foundation/notifications/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  region: 'Powiadomienia',
  more: 'Więcej',
  less: 'Mniej',
  all: 'Wszystkie powiadomienia',
  readOnly:
    'Ta witryna jest obecnie tylko do odczytu: można wszystko przeglądać, ale nie można niczego zamawiać, wysyłać ani zmieniać.',
}
