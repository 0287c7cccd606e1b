import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  signIn: 'Zaloguj się',
  'reauth.title': 'Potwierdź swoją tożsamość',
  'reauth.text': 'Aby chronić konto, przed tą zmianą ponownie prosimy o hasło.',
  'reauth.password': 'Obecne hasło',
  'reauth.wrong': 'To nie jest obecne hasło.',
  'reauth.tooOften': 'Zbyt wiele prób. Prosimy chwilę odczekać i spróbować ponownie.',
  'reauth.failed': 'Nie udało się. Nic nie zostało zmienione; prosimy spróbować ponownie.',
  'reauth.cancel': 'Anuluj',
  'reauth.continue': 'Dalej',
  'reauth.elsewhere':
    'Aby chronić konto, ta zmiana wymaga ponownego zalogowania. Potem nastąpi powrót na tę stronę; wpisane dane trzeba będzie podać jeszcze raz.',
  'reauth.signIn': 'Zaloguj się ponownie, aby kontynuować',
}
