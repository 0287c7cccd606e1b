import type { en } from '#foundation/accounts/reasons/en.ts'

export const de: Record<keyof typeof en, string> = {
  'why.contact.readable': 'Ihre Kontaktdaten sind lesbar.',
  'why.contact.no-access': 'Unsere Kundendatenbank verweigert Ihrem Zugang den Zugriff.',
  'why.contact.no-access.change': 'Wenden Sie sich an uns, damit wir Ihren Zugang mit Ihrer Firma verbinden.',
  'why.contact.failed': 'Unsere Kundendaten konnten nicht gelesen werden.',
  'why.contact.failed.change': 'Versuchen Sie es später erneut, und wenden Sie sich an uns, wenn es dabei bleibt.',
}
