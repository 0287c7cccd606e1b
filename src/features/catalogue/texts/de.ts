import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  home: 'Startseite',
  products: 'Produkte',
  'products.lead': 'Alle Produktgruppen mit Preisen, Beständen und Unterlagen zu jedem Teil.',
  groups: 'Gruppen',
}
