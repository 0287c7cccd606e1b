import type { en } from '#foundation/accounts/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.contact.readable': 'Twoje dane kontaktowe są dostępne.',
  'why.contact.no-access': 'Nasze dane klientów odmawiają dostępu Twojemu kontu.',
  'why.contact.no-access.change': 'Skontaktuj się z nami, a połączymy Twoje konto z firmą.',
  'why.contact.failed': 'Nie udało się odczytać danych klientów.',
  'why.contact.failed.change': 'Spróbuj później, a jeśli to nie minie, skontaktuj się z nami.',
}
