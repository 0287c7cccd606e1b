import type { en } from '#features/search/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  open: 'Rechercher',
  submit: 'Afficher les résultats',
  close: 'Fermer la recherche',
  title: 'Rechercher sur ce site',
  'page.field': 'Que cherchez-vous ?',
  'page.submit': 'Trouver',
  'page.lead': 'Saisissez un mot ou deux : une famille de produits, un service, un sujet.',
  found: '{count} pages pour « {query} »',
  'found.one': 'Une page pour « {query} »',
  'empty.title': 'Aucune page pour « {query} »',
  'empty.text': 'Essayez avec moins de mots ou des termes plus généraux, ou parcourez les catégories de produits.',
  'empty.products': 'Voir tous les produits',
  failed: 'La recherche n’a pas répondu. Votre saisie est conservée.',
  'highlight.label': 'À propos de la recherche',
  'highlight.title': 'Recherchez depuis chaque page',
  'highlight.text': 'Saisissez un mot et trouvez les pages qui en parlent.',
  'highlight.close': 'Compris',
}
