import type { en } from '#features/search/saved-searches/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  save: 'Enregistrer cette recherche',
  list: 'Recherches enregistrées',
  'list.count': 'Recherches enregistrées ({count})',
  name: 'Nom',
  'name.title': 'Enregistrer cette recherche sous',
  keep: 'Enregistrer',
  cancel: 'Annuler',
  delete: 'Supprimer {name}',
  none: 'Vous n’avez pas encore enregistré de recherche.',
  full: 'Vous avez atteint le nombre maximal de recherches enregistrées. Supprimez-en une pour en ajouter une autre.',
  favourite: 'Ajouter aux favoris',
  isFavourite: 'Dans les favoris',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  done: 'Enregistré sous « {name} ».',
  deleted: '« {name} » a été supprimée.',
}
