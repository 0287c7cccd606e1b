import type { en } from '#foundation/inbox/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  'mail.hello': 'Hola, {name}:',
  'mail.entry.subject': '{kind}: hay algo nuevo para usted',
  'mail.link': 'Véalo aquí: {link}',
  'mail.bye': 'Un cordial saludo\n{site}',
  'mail.summary.subject': 'Su bandeja de entrada: {count} novedades',
  'mail.summary.text': 'Estas son las novedades desde su último resumen:',
  'mail.summary.link': 'Su bandeja de entrada: {link}',
  'mail.summary.change': 'Elija aquí lo que recibe por correo: {link}',
  'mail.summary.more': 'y {count} más',
}
