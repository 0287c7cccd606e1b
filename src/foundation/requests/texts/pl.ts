import type { en } from '#foundation/requests/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'mail.hello': 'Dzień dobry, {name},',
  'mail.approved.subject': 'Zatwierdzono: {subject}',
  'mail.approved.text': 'Twój wniosek został zatwierdzony. {kind}: {subject}.',
  'mail.denied.subject': 'Nie zatwierdzono: {subject}',
  'mail.denied.text': 'Twój wniosek nie został zatwierdzony. {kind}: {subject}. Jeśli to pomyłka, skontaktuj się z nami.',
  'mail.asked.subject': '{person} składa wniosek: {subject}',
  'mail.asked.text': '{person} czeka na Twoją decyzję. {kind}: {subject}.',
  'mail.reminder.subject': 'Wniosek nadal czeka: {person}, {subject}',
  'mail.reminder.text': '{person} od pewnego czasu czeka na Twoją decyzję. {kind}: {subject}.',
  'mail.until': 'Obowiązuje do {day}.',
  'mail.note': 'Uwaga od osoby, która podjęła decyzję:\n{note}',
  'mail.reason': 'Podany powód:\n{reason}',
  'mail.link': 'Zobacz tutaj: {link}',
  'mail.bye': 'Z poważaniem\n{site}',
}
