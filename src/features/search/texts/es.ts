import type { en } from '#features/search/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  open: 'Buscar',
  submit: 'Ver resultados',
  close: 'Cerrar la búsqueda',
  title: 'Buscar en este sitio',
  'page.field': '¿Qué está buscando?',
  'page.submit': 'Encontrar',
  'page.lead': 'Escriba una o dos palabras: una familia de productos, un servicio, un tema.',
  found: '{count} páginas para «{query}»',
  'found.one': 'Una página para «{query}»',
  'empty.title': 'Ninguna página habla de «{query}»',
  'empty.text': 'Pruebe con menos palabras o más generales, o recorra las categorías de productos.',
  'empty.products': 'Ver todos los productos',
  failed: 'La búsqueda no ha respondido. Lo que escribió sigue ahí.',
  'highlight.label': 'Acerca de la búsqueda',
  'highlight.title': 'Busque desde cualquier página',
  'highlight.text': 'Escriba una palabra y encuentre las páginas que hablan de ella.',
  'highlight.close': 'Entendido',
}
