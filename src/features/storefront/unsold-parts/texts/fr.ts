import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  title: '{item} n’est pas disponible pour le marché {market}',
  'title.many': '{item} n’est pas disponible pour votre marché',
  product:
    'Nous vendons cette pièce uniquement dans d’autres pays. Choisissez un autre pays ci-dessus ou demandez-nous une pièce qui convient.',
  category:
    'Nous vendons ce groupe de produits uniquement dans d’autres pays. Choisissez un autre pays ci-dessus ou demandez-nous des pièces qui conviennent.',
  change: 'Changer de pays ou voir ce qui convient',
  replacements: 'Remplacements vendus ici',
  versions: 'Autres versions vendues ici',
}
