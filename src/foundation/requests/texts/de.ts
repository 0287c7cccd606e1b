import type { en } from '#foundation/requests/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  'mail.hello': 'Guten Tag {name},',
  'mail.approved.subject': 'Genehmigt: {subject}',
  'mail.approved.text': 'Ihre Anfrage wurde genehmigt. {kind}: {subject}.',
  'mail.denied.subject': 'Nicht genehmigt: {subject}',
  'mail.denied.text':
    'Ihre Anfrage wurde nicht genehmigt. {kind}: {subject}. Wenn Sie das für einen Irrtum halten, wenden Sie sich bitte an uns.',
  'mail.asked.subject': '{person} fragt an: {subject}',
  'mail.asked.text': '{person} bittet um Ihre Entscheidung. {kind}: {subject}.',
  'mail.reminder.subject': 'Wartet noch: {person} fragt an: {subject}',
  'mail.reminder.text': '{person} wartet schon länger auf eine Entscheidung. {kind}: {subject}.',
  'mail.until': 'Gültig bis {day}.',
  'mail.note': 'Eine Notiz der Person, die entschieden hat:\n{note}',
  'mail.reason': 'Die angegebene Begründung:\n{reason}',
  'mail.link': 'Hier ansehen: {link}',
  'mail.bye': 'Freundliche Grüße\n{site}',
}
