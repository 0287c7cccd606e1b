import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  menu: 'Menu',
  close: 'Fermer',
  primary: 'Navigation principale',
  business: 'Sites du groupe',
  home: '{name}, page d’accueil',
  'contact.title': 'Nous contacter',
  'contact.account': 'Votre compte : {number}',
  'contact.page': 'Tous les contacts par région',
  signIn: 'Se connecter',
  'locales.button': 'Pays et langue : {label}',
  'locales.title': 'Pays et langue',
}
