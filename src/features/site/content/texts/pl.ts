import type { en } from '#features/site/content/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  breadcrumb: 'Ścieżka nawigacji',
  carousel: 'karuzela',
  slide: 'slajd',
  slideOf: 'Slajd {n} z {count}',
  previous: 'Poprzedni',
  next: 'Następny',
  pause: 'Wstrzymaj',
  play: 'Odtwórz',
  skip: 'Przejdź do głównej treści',
  'error.notFound.title': 'Ta strona została przeniesiona albo nigdy jej nie było',
  'error.notFound.text':
    'Adres może zawierać literówkę lub to, czego dotyczył, zostało zastąpione. Strona główna wskaże dalszą drogę.',
  'error.failed.title': 'Coś zawiodło po naszej stronie',
  'error.failed.text':
    'Nic z Państwa pracy nie przepadło. Proszę spróbować za chwilę; jeśli błąd się powtarza, prosimy napisać, czego Państwo szukali.',
  'error.readOnly.title': 'Ta witryna jest obecnie tylko do odczytu',
  'error.readOnly.text': 'Nic nie zostało zmienione ani wysłane. Można wszystko przeglądać; prosimy spróbować później.',
  'error.notPermitted.title': 'Ta strona nie jest dla Ciebie dostępna',
  'error.notPermitted.text':
    'Używane konto nie ma do niej dostępu albo nikt nie jest zalogowany. Zaloguj się na inne konto lub poproś nas o dostęp.',
  'error.home': 'Przejdź do strony głównej',
}
