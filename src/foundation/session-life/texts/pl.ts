import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  signIn: 'Zaloguj się',
  'session.title': 'Twoja sesja wkrótce wygaśnie',
  'session.text':
    'Wylogujemy Cię za {time}, ponieważ od dłuższego czasu nic się nie działo. Zachowamy to, co zostało wpisane na tej stronie.',
  'session.left': 'Pozostało: {time}',
  'session.keep': 'Nie wylogowuj mnie',
  'session.signOut': 'Wyloguj się teraz',
  'signedOut.title': 'Nastąpiło wylogowanie',
  'signedOut.text': 'Nie udało się wykonać żądania, ponieważ nastąpiło wylogowanie.',
  'ended.title': 'Twoja sesja wygasła',
  'ended.text':
    'Od dłuższego czasu nic się nie działo, więc dla bezpieczeństwa konta nastąpiło wylogowanie. Zaloguj się ponownie i kontynuuj pracę; wpisane dane zostały zachowane.',
  'ended.home': 'Na stronę główną',
  'draft.restored': 'Dane wpisane przed wygaśnięciem sesji zostały przywrócone.',
}
