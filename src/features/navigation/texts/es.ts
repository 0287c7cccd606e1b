import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  menu: 'Menú',
  close: 'Cerrar',
  primary: 'Navegación principal',
  back: 'Atrás',
  more: 'Ver más: {label}',
  loading: 'Cargando',
  seeAll: 'Ver todo',
  goTo: 'Ir a la página: {label}',
  locked: 'hay que iniciar sesión',
  myAccount: 'Mi cuenta',
  business: 'Sitios del grupo',
  home: '{name}, página de inicio',
  signIn: 'Iniciar sesión',
  'locales.button': 'País e idioma: {label}',
  'locales.title': 'País e idioma',
}
