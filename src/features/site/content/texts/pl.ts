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
  'error.notFound.text': 'Adres może zawierać literówkę albo strona została zastąpiona inną. Ze strony głównej trafisz dalej.',
  'error.failed.title': 'Coś zawiodło po naszej stronie',
  'error.failed.text':
    'Nic z Twojej pracy nie przepadło. Spróbuj ponownie za chwilę; jeśli błąd się powtarza, napisz nam, czego szukasz.',
  'error.readOnly.title': 'Ta witryna jest obecnie tylko do odczytu',
  'error.readOnly.text': 'Nic nie zostało zmienione ani wysłane. Można wszystko przeglądać; prosimy spróbować później.',
  'error.notPermitted.title': 'Ta strona nie jest dla Ciebie dostępna',
  'error.notPermitted.text':
    'Używane konto nie ma do niej dostępu albo nikt nie jest zalogowany. Zaloguj się na inne konto lub poproś nas o dostęp.',
  'error.home': 'Na stronę główną',
}
