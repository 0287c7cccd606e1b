import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  menu: 'Menú',
  close: 'Cerrar',
  primary: 'Navegación principal',
  business: 'Sitios del grupo',
  home: '{name}, página de inicio',
  signIn: 'Iniciar sesión',
  'locales.button': 'País e idioma: {label}',
  'locales.title': 'País e idioma',
  'tour.label': 'Recorrido por el sitio',
  'tour.next': 'Siguiente',
  'tour.skip': 'Omitir',
  'tour.finish': 'Finalizar',
}
