import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  menu: 'Menú',
  close: 'Cerrar',
  primary: 'Navegación principal',
  business: 'Sitios del grupo',
  home: '{name}, página de inicio',
  'contact.title': 'Contacto',
  'contact.account': 'Su cuenta: {number}',
  'contact.page': 'Todos los contactos por región',
  signIn: 'Iniciar sesión',
  'locales.button': 'País e idioma: {label}',
  'locales.title': 'País e idioma',
}
