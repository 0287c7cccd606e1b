import type { en } from '#foundation/requests/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'mail.hello': 'Dzień dobry, {name},',
  'mail.approved.subject': 'Zatwierdzono: {subject}',
  'mail.approved.text': 'Twoja prośba została zatwierdzona. {kind}: {subject}.',
  'mail.denied.subject': 'Nie zatwierdzono: {subject}',
  'mail.denied.text':
    'Twoja prośba nie została zatwierdzona. {kind}: {subject}. Jeśli uważasz, że to pomyłka, skontaktuj się z nami.',
  'mail.asked.subject': '{person} prosi o: {subject}',
  'mail.asked.text': '{person} czeka na Twoją decyzję. {kind}: {subject}.',
  'mail.reminder.subject': 'Nadal czeka: {person} prosi o {subject}',
  'mail.reminder.text': '{person} od pewnego czasu czeka na decyzję. {kind}: {subject}.',
  'mail.until': 'Ważne do {day}.',
  'mail.note': 'Uwaga od osoby, która podjęła decyzję:\n{note}',
  'mail.reason': 'Podany powód:\n{reason}',
  'mail.link': 'Zobacz tutaj: {link}',
  'mail.bye': 'Z poważaniem\n{site}',
}
