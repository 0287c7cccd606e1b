import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Buscar en la administración',
  field: 'Pantalla, persona, cliente, página o producto',
  search: 'Buscar «{text}» en {list}',
  none: 'Sin resultados.',
  'group.screens': 'Pantallas',
  'group.people': 'Personas',
  'group.customers': 'Clientes',
  'group.pages': 'Páginas',
  'group.products': 'Productos',
  'group.orders': 'Pedidos',
  'group.searches': 'Búsqueda',
}
