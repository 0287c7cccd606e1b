import type { en } from '#foundation/accounts/reasons/en.ts'

export const fr: Record<keyof typeof en, string> = {
  'why.contact.readable': 'Vos coordonnées sont accessibles.',
  'why.contact.no-access': 'Nos fichiers clients refusent l’accès à votre compte.',
  'why.contact.no-access.change': 'Contactez-nous afin que nous reliions votre compte à votre entreprise.',
  'why.contact.failed': 'Nos fichiers clients n’ont pas pu être lus.',
  'why.contact.failed.change': 'Réessayez plus tard, et contactez-nous si cela persiste.',
}
