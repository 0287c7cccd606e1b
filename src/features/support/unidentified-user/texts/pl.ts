import type { en } from '#features/support/unidentified-user/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: 'Nie znaleźliśmy firmy',
  text: 'Podane dane nie pasują do żadnego znanego nam konta. Można korzystać z portalu, ale nie można jeszcze zamawiać. Prosimy podać numer klienta firmy, a my to sprawdzimy.',
  account: 'Konto: {name}',
  field: 'Numer klienta',
  hint: 'Od 4 do 10 cyfr, jak na fakturach.',
  continue: 'Dalej',
  submit: 'Wyślij',
  'fault.missing': 'Proszę podać numer klienta.',
  'fault.missing.continue': 'Proszę podać numer klienta, aby przejść dalej.',
  'fault.missing.submit': 'Proszę podać numer klienta przed wysłaniem.',
  'fault.short': 'Proszę podać co najmniej 4 cyfry numeru klienta.',
  'fault.short.continue': 'Proszę podać co najmniej 4 cyfry numeru klienta, aby przejść dalej.',
  'fault.short.submit': 'Proszę podać co najmniej 4 cyfry numeru klienta przed wysłaniem.',
  'fault.digits': 'Proszę podać tylko cyfry.',
  'fault.digits.continue': 'Proszę podać tylko cyfry, aby przejść dalej.',
  'fault.digits.submit': 'Proszę podać tylko cyfry przed wysłaniem.',
  'created.title': 'Utworzono zgłoszenie',
  'created.text': 'Numer zgłoszenia: {$casenumber}',
  'created.next': 'Odpowiadamy e-mailem. Zgłoszenie jest też widoczne na liście zgłoszeń.',
}
