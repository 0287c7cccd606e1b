import type { en } from '#foundation/accounts/reasons/en.ts'

export const de: Record<keyof typeof en, string> = {
  'why.contact.readable': 'Ihre Kontaktdaten sind lesbar.',
  'why.contact.no-access': 'Unsere Kundendaten verweigern Ihrem Zugang die Auskunft.',
  'why.contact.no-access.change': 'Wenden Sie sich an uns, damit wir Ihren Zugang mit Ihrem Unternehmen verbinden.',
  'why.contact.failed': 'Unsere Kundendaten konnten nicht gelesen werden.',
  'why.contact.failed.change': 'Versuchen Sie es später noch einmal, und wenden Sie sich an uns, wenn es so bleibt.',
}
