import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  menu: 'Menu',
  close: 'Fermer',
  primary: 'Navigation principale',
  back: 'Retour',
  more: 'Afficher plus : {label}',
  loading: 'Chargement',
  seeAll: 'Tout voir',
  goTo: 'Ouvrir la page : {label}',
  locked: 'connexion requise',
  myAccount: 'Mon compte',
  business: 'Sites du groupe',
  home: '{name}, page d’accueil',
  signIn: 'Se connecter',
  'locales.button': 'Pays et langue : {label}',
  'locales.title': 'Pays et langue',
}
