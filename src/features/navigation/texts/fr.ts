import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  menu: 'Menu',
  close: 'Fermer',
  primary: 'Navigation principale',
  business: 'Sites du groupe',
  home: '{name}, page d’accueil',
  signIn: 'Se connecter',
  'locales.button': 'Pays et langue : {label}',
  'locales.title': 'Pays et langue',
  'tour.label': 'Visite du site',
  'tour.next': 'Suivant',
  'tour.skip': 'Ignorer',
  'tour.finish': 'Terminer',
}
