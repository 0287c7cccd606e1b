import type { en } from '#features/site/navigation/reasons/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'why.header.shown': 'Nic nie ukrywa przed Tobą tej części nagłówka.',
  'why.header.has-account': 'Masz konto, więc okno kontaktu wie, do kogo się zwrócić.',
  'why.header.needs-account': 'Okno kontaktu jest dla klientów z kontem.',
  'why.header.needs-account.change': 'Użyj linku kontaktowego albo poproś nas o konto.',
  'why.header.dialog-instead': 'Masz konto, dlatego zamiast linku jest okno kontaktu.',
  'why.header.dialog-instead.change': 'Otwórz okno kontaktu w nagłówku.',
  'why.header.restricted-line': 'Twoja jedyna linia biznesowa to {line}, dla której ta część nagłówka jest ukryta.',
  'why.header.restricted-line.change': 'Pojawi się, gdy Twoja firma będzie miała u nas kolejną linię biznesową.',
}
