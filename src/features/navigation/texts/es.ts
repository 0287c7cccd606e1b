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
  'locales.find': 'Buscar un país o un idioma',
  'locales.clear': 'Borrar',
  'locales.found': 'Resultados: {count}',
  'locales.none': 'Ningún país ni idioma coincide con «{query}». Revise la ortografía o borre la búsqueda para verlos todos.',
  'locales.americas': 'América',
  'locales.emea': 'Europa, Oriente Medio y África',
  'locales.apac': 'Asia-Pacífico',
}
