import type { en } from '#foundation/accounts/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.contact.readable': 'Twoje dane kontaktowe są dostępne.',
  'why.contact.no-access': 'Twoje konto użytkownika nie ma dostępu do naszych danych klientów.',
  'why.contact.no-access.change': 'Skontaktuj się z nami, a powiążemy Twoje konto z firmą.',
  'why.contact.failed': 'Nie udało się odczytać danych klientów.',
  'why.contact.failed.change': 'Spróbuj ponownie później, a jeśli to nie pomoże, skontaktuj się z nami.',
}
