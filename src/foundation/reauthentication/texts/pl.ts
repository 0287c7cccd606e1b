import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: 'Potwierdź, że to Ty',
  text: 'Aby chronić Twoje konto, przed tą zmianą ponownie prosimy o hasło.',
  password: 'Obecne hasło',
  wrong: 'To nie jest Twoje obecne hasło.',
  tooOften: 'Zbyt wiele prób. Odczekaj chwilę i spróbuj ponownie.',
  failed: 'Nie udało się. Niczego nie zmieniono; spróbuj ponownie.',
  cancel: 'Anuluj',
  continue: 'Dalej',
  usePasskey: 'Użyj klucza dostępu',
  useCode: 'Użyj kodu',
  usePassword: 'Użyj hasła',
  code: 'Kod',
  codeText: 'Wpisz sześć cyfr, które pokazuje aplikacja uwierzytelniająca.',
  wrongCode: 'Ten kod jest nieprawidłowy lub został już użyty.',
  elsewhere:
    'Aby chronić Twoje konto, ta zmiana wymaga ponownego zalogowania. Potem wrócisz na tę stronę; wpisane tu dane trzeba będzie podać jeszcze raz.',
  signIn: 'Zaloguj się ponownie, aby kontynuować',
}
