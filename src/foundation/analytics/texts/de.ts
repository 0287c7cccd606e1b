import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  open: 'Cookie-Einstellungen',
  title: 'Cookie-Einstellungen',
  close: 'Schließen',
  intro:
    'Wählen Sie, was diese Website in Ihrem Browser speichern darf. Sie können Ihre Wahl jederzeit ändern, hier oder am Fuß jeder Seite.',
  necessary: 'Notwendig',
  'necessary.text': 'Anmeldung, Warenkorb, Land und Sprache sowie diese Auswahl. Ohne sie funktioniert die Website nicht.',
  always: 'Immer aktiv',
  functional: 'Funktional',
  'functional.text': 'Merkt sich Ihre letzten Suchen und welche Hinweise Sie schon gesehen haben.',
  analytics: 'Analyse',
  'analytics.text':
    'Zählt, welche Seiten und Funktionen genutzt werden, damit wir sie verbessern können. Ohne Ihren Namen, ohne Wiedererkennung und ohne Weitergabe.',
  signal: 'Ihr Browser bittet Websites, Sie nicht zu verfolgen. Daran halten wir uns: Die Analyse bleibt aus.',
  onlyNecessary: 'Nur notwendige',
  acceptAll: 'Alle akzeptieren',
  save: 'Speichern',
  saved: 'Ihre Cookie-Einstellungen sind gespeichert.',
}
