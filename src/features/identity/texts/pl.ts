import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  signIn: 'Zaloguj się',
  'session.title': 'Twoja sesja zaraz wygaśnie',
  'session.text':
    'Wylogujemy Cię za {time}, ponieważ od dłuższego czasu nic się nie działo. To, co wpisano na tej stronie, zachowamy dla Ciebie.',
  'session.left': 'Pozostało: {time}',
  'session.keep': 'Nie wylogowuj mnie',
  'session.signOut': 'Wyloguj teraz',
  'signedOut.title': 'Nastąpiło wylogowanie',
  'signedOut.text': 'Nie udało się wykonać żądania, ponieważ nastąpiło wylogowanie.',
  'account.mine': 'Moje konto',
  'account.acting': 'Działaj w imieniu klienta',
  'account.backOffice': 'Zaplecze',
  'account.nameless': 'Imię',
  'account.signOut': 'Wyloguj się',
  'ended.title': 'Twoja sesja wygasła',
  'ended.text':
    'Od dłuższego czasu nic się nie działo, więc dla bezpieczeństwa konta nastąpiło wylogowanie. Zaloguj się ponownie i kontynuuj tam, gdzie przerwano pracę; wpisane dane zostały zachowane.',
  'ended.home': 'Przejdź do strony głównej',
  'draft.restored': 'Dane wpisane przed wygaśnięciem sesji zostały przywrócone.',
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
