import type { en } from '#features/site/navigation/reasons/en.ts'

export const de: Record<keyof typeof en, string> = {
  'why.header.shown': 'Nichts verbirgt diesen Teil der Kopfzeile vor Ihnen.',
  'why.header.has-account': 'Sie haben ein Konto, deshalb weiß der Kontaktdialog, wer zuständig ist.',
  'why.header.needs-account': 'Der Kontaktdialog ist für Kunden mit einem Konto.',
  'why.header.needs-account.change': 'Nutzen Sie den Kontaktlink, oder bitten Sie uns um ein Konto.',
  'why.header.dialog-instead': 'Sie haben ein Konto, deshalb ersetzt der Kontaktdialog den Link.',
  'why.header.dialog-instead.change': 'Öffnen Sie den Kontaktdialog in der Kopfzeile.',
  'why.header.restricted-line': 'Ihr einziger Geschäftsbereich ist {line}; für ihn ist dieser Teil der Kopfzeile ausgeblendet.',
  'why.header.restricted-line.change': 'Er erscheint, sobald Ihre Firma einen weiteren Geschäftsbereich mit uns hat.',
}
