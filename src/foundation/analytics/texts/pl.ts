import type { en } from './en.ts'

export const pl: Record<keyof typeof en, string> = {
  open: 'Ustawienia plików cookie',
  title: 'Ustawienia plików cookie',
  close: 'Zamknij',
  intro:
    'Wybierz, co ta witryna może zapisywać w przeglądarce. Wybór można zmienić w każdej chwili, tutaj lub w stopce każdej strony.',
  necessary: 'Niezbędne',
  'necessary.text': 'Logowanie, koszyk, kraj i język oraz ten wybór. Bez nich witryna nie działa.',
  always: 'Zawsze włączone',
  functional: 'Funkcjonalne',
  'functional.text': 'Pamiętają ostatnie wyszukiwania i to, które wskazówki zostały już wyświetlone.',
  analytics: 'Analityczne',
  'analytics.text':
    'Zliczają, które strony i funkcje są używane, abyśmy mogli je ulepszać. Bez Twojego nazwiska, bez rozpoznawania Cię i bez przekazywania danych innym.',
  signal: 'Twoja przeglądarka prosi witryny, aby Cię nie śledziły. Szanujemy to: analityka pozostaje wyłączona.',
  onlyNecessary: 'Tylko niezbędne',
  acceptAll: 'Akceptuj wszystkie',
  save: 'Zapisz',
  saved: 'Ustawienia plików cookie zostały zapisane.',
}
