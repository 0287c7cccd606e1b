import type { en } from '#features/support/unidentified-user/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: 'Nie znaleźliśmy Twojej firmy',
  text: 'Podane dane nie pasują do żadnego znanego nam konta. Możesz korzystać z portalu, ale nie możesz jeszcze zamawiać. Podaj numer klienta swojej firmy, a my to sprawdzimy.',
  account: 'Konto: {name}',
  field: 'Numer klienta',
  hint: 'Od 4 do 10 cyfr, tak jak na fakturach.',
  continue: 'Dalej',
  submit: 'Wyślij',
  'fault.missing': 'Podaj numer klienta.',
  'fault.missing.continue': 'Podaj numer klienta, aby przejść dalej.',
  'fault.missing.submit': 'Podaj numer klienta przed wysłaniem.',
  'fault.short': 'Podaj co najmniej 4 cyfry numeru klienta.',
  'fault.short.continue': 'Podaj co najmniej 4 cyfry numeru klienta, aby przejść dalej.',
  'fault.short.submit': 'Podaj co najmniej 4 cyfry numeru klienta przed wysłaniem.',
  'fault.digits': 'Podaj tylko cyfry.',
  'fault.digits.continue': 'Podaj tylko cyfry, aby przejść dalej.',
  'fault.digits.submit': 'Podaj tylko cyfry przed wysłaniem.',
  'created.title': 'Utworzono zgłoszenie',
  'created.text': 'Numer zgłoszenia: {$casenumber}',
  'created.next': 'Odpowiemy e-mailem. Zgłoszenie znajdziesz też na liście swoich zgłoszeń.',
}
