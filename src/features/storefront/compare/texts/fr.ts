import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Comparer des produits',
  lead: 'Jusqu’à quatre produits côte à côte, avec tout ce qui les distingue.',
  region: 'Produits à comparer',
  clear: 'Vider',
  full: 'Quatre produits peuvent être comparés à la fois. Retirez-en un d’abord.',
  differences: 'Afficher seulement les différences',
  differs: 'différent',
  property: 'Caractéristique',
  nothing: 'Non indiqué',
  'none.title': 'Rien à comparer pour l’instant',
  'none.text': 'Choisissez des produits avec « Comparer » sur leur page ou saisissez ici une référence.',
  missing: 'Non vendu sur votre marché : {skus}',
  number: 'Ajouter une référence',
  submit: 'Ajouter',
}
