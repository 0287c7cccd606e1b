import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  open: 'Préférences de cookies',
  title: 'Préférences de cookies',
  close: 'Fermer',
  intro:
    'Choisissez ce que ce site peut conserver dans votre navigateur. Vous pouvez changer d’avis à tout moment, ici ou au bas de chaque page.',
  necessary: 'Nécessaires',
  'necessary.text': 'Connexion, panier, pays et langue, ainsi que ce choix. Sans eux, le site ne fonctionne pas.',
  always: 'Toujours actifs',
  functional: 'Fonctionnels',
  'functional.text': 'Mémorisent vos recherches récentes et les conseils que vous avez déjà vus.',
  analytics: 'Mesure d’audience',
  'analytics.text':
    'Compte les pages et fonctions utilisées afin de les améliorer. Sans votre nom, sans vous reconnaître et sans rien transmettre à des tiers.',
  signal:
    'Votre navigateur demande aux sites de ne pas vous suivre. Nous respectons ce souhait : la mesure d’audience reste désactivée.',
  onlyNecessary: 'Nécessaires uniquement',
  acceptAll: 'Tout accepter',
  save: 'Enregistrer',
  saved: 'Vos préférences de cookies sont enregistrées.',
}
