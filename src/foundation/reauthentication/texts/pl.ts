import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  title: 'Potwierdź swoją tożsamość',
  text: 'Aby chronić konto, przed tą zmianą ponownie prosimy o hasło.',
  password: 'Obecne hasło',
  wrong: 'To nie jest obecne hasło.',
  tooOften: 'Zbyt wiele prób. Prosimy chwilę odczekać i spróbować ponownie.',
  failed: 'Nie udało się. Nic nie zostało zmienione; prosimy spróbować ponownie.',
  cancel: 'Anuluj',
  continue: 'Dalej',
  usePasskey: 'Użyj klucza dostępu',
  useCode: 'Użyj kodu',
  usePassword: 'Użyj hasła',
  code: 'Kod',
  codeText: 'Wpisz sześć cyfr z aplikacji uwierzytelniającej.',
  wrongCode: 'Ten kod jest nieprawidłowy lub został już użyty.',
  elsewhere:
    'Aby chronić konto, ta zmiana wymaga ponownego zalogowania. Potem nastąpi powrót na tę stronę; wpisane dane trzeba będzie podać jeszcze raz.',
  signIn: 'Zaloguj się ponownie, aby kontynuować',
}
