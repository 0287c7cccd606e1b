import type { en } from '#features/site/content/texts/en.ts'

export const fr: Record<keyof typeof en, string> = {
  breadcrumb: 'Fil d’Ariane',
  carousel: 'carrousel',
  slide: 'diapositive',
  slideOf: 'Diapositive {n} sur {count}',
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Pause',
  play: 'Lecture',
  skip: 'Aller au contenu principal',
  'error.notFound.title': 'Cette page a été déplacée ou n’a jamais existé',
  'error.notFound.text':
    'L’adresse contient peut-être une faute de frappe, ou ce qu’elle désignait a été remplacé. La page d’accueil vous remettra sur la voie.',
  'error.failed.title': 'Un incident s’est produit de notre côté',
  'error.failed.text':
    'Rien de ce que vous avez fait n’est perdu. Veuillez réessayer dans un instant ; si cela persiste, dites-nous ce que vous cherchiez.',
  'error.readOnly.title': 'Ce site est en lecture seule pour le moment',
  'error.readOnly.text': 'Rien n’a été modifié ni envoyé. Vous pouvez tout consulter ; veuillez réessayer plus tard.',
  'error.notPermitted.title': 'Vous n’avez pas accès à cette page',
  'error.notPermitted.text':
    'Vous êtes connecté avec un compte qui n’y a pas accès, ou vous n’êtes pas connecté. Connectez-vous avec un autre compte ou demandez-nous l’accès.',
  'error.home': 'Aller à la page d’accueil',
}
