import type { en } from '#features/accounts/home/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: 'En un coup d’œil',
  all: 'Tout afficher',
  failed: 'Chargement ou enregistrement impossible.',
  edit: 'Modifier',
  done: 'Terminé',
  up: 'Monter {title}',
  down: 'Descendre {title}',
  remove: 'Retirer {title}',
  'favourites.title': 'Favoris',
  'favourites.empty': 'Aucun favori pour l’instant. Les articles et d’autres pages ont un bouton pour en ajouter.',
  'quick-links.title': 'Liens rapides',
  'quick-links.empty': 'Les pages que vous ouvrez souvent ont leur place ici.',
  'recent.title': 'Vus récemment',
  'link.name': 'Nom',
  'link.address': 'Adresse',
  'link.hint': 'Une page de ce site, telle qu’elle figure dans le navigateur.',
  'link.failed': 'Seules les pages de ce site peuvent être conservées.',
  'link.add': 'Ajouter le lien',
}
