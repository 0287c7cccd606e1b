import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  home: 'Accueil',
  products: 'Produits',
  'products.lead': 'Toutes les familles de produits, avec prix, stock et documents pour chaque pièce.',
  groups: 'Familles',
}
