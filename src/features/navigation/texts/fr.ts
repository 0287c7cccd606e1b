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
  'locales.find': 'Rechercher un pays ou une langue',
  'locales.clear': 'Effacer',
  'locales.found': 'Résultats : {count}',
  'locales.none':
    'Aucun pays ni aucune langue ne correspond à « {query} ». Vérifiez l’orthographe ou effacez la recherche pour tout afficher.',
  'locales.americas': 'Amériques',
  'locales.emea': 'Europe, Moyen-Orient et Afrique',
  'locales.apac': 'Asie-Pacifique',
}
