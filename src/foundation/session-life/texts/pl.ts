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
  'ended.title': 'Twoja sesja wygasła',
  'ended.text':
    'Od dłuższego czasu nic się nie działo, więc dla bezpieczeństwa konta nastąpiło wylogowanie. Zaloguj się ponownie i kontynuuj tam, gdzie przerwano pracę; wpisane dane zostały zachowane.',
  'ended.home': 'Przejdź do strony głównej',
  'draft.restored': 'Dane wpisane przed wygaśnięciem sesji zostały przywrócone.',
}
