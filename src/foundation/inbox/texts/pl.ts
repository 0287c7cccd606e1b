import type { en } from '#foundation/inbox/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'mail.hello': 'Dzień dobry, {name},',
  'mail.entry.subject': '{kind}: coś nowego dla Ciebie',
  'mail.link': 'Zobacz tutaj: {link}',
  'mail.bye': 'Z poważaniem\n{site}',
  'mail.summary.subject': 'Twoja skrzynka odbiorcza: nowych {count}',
  'mail.summary.text': 'Oto nowości od ostatniego podsumowania:',
  'mail.summary.link': 'Twoja skrzynka odbiorcza: {link}',
  'mail.summary.change': 'Tutaj wybierasz, co przychodzi e-mailem: {link}',
  'mail.summary.more': 'i jeszcze {count}',
}
