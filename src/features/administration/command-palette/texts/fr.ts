import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'Rechercher dans le back-office',
  field: 'Écran, personne, client, page ou produit',
  search: 'Rechercher « {text} » dans {list}',
  none: 'Aucun résultat.',
  'group.screens': 'Écrans',
  'group.actions': 'Actions',
  'action.page': 'Nouvelle page',
  'action.product': 'Nouveau produit',
  'action.products': 'Importer un fichier de produits',
  'action.person': 'Nouvelle personne',
  'action.people': 'Importer un fichier de personnes',
  'action.company': 'Nouvelle entreprise',
  'action.companies': 'Importer un fichier d’entreprises',
  'group.people': 'Personnes',
  'group.customers': 'Clients',
  'group.pages': 'Pages',
  'group.products': 'Produits',
  'group.orders': 'Commandes',
  'group.searches': 'Recherche',
}
