import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  title: '{item} ist für den Markt {market} nicht verfügbar',
  'title.many': '{item} ist für Ihren Markt nicht verfügbar',
  product:
    'Dieses Teil verkaufen wir nur in anderen Ländern. Wählen Sie oben ein anderes Land, oder fragen Sie uns nach einem passenden Teil.',
  category:
    'Diese Produktgruppe verkaufen wir nur in anderen Ländern. Wählen Sie oben ein anderes Land, oder fragen Sie uns nach passenden Teilen.',
  change: 'Land ändern oder Passendes ansehen',
  replacements: 'Ersatz, der hier erhältlich ist',
  versions: 'Andere Ausführungen, die hier erhältlich sind',
}
