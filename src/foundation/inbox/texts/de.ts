import type { en } from '#foundation/inbox/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  'mail.hello': 'Guten Tag {name},',
  'mail.entry.subject': '{kind}: etwas Neues für Sie',
  'mail.link': 'Hier ansehen: {link}',
  'mail.bye': 'Freundliche Grüße\n{site}',
  'mail.summary.subject': 'Ihr Posteingang: {count} neu',
  'mail.summary.text': 'Das ist neu seit Ihrer letzten Zusammenfassung:',
  'mail.summary.link': 'Ihr Posteingang: {link}',
  'mail.summary.change': 'Was Sie per E-Mail erhalten, wählen Sie hier: {link}',
  'mail.summary.more': 'und {count} weitere',
}
