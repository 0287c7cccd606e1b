import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Buscar en la administración',
  field: 'Pantalla, persona, cliente, página o producto',
  search: 'Buscar «{text}» en {list}',
  none: 'Sin resultados.',
  'group.screens': 'Pantallas',
  'group.actions': 'Acciones',
  'action.page': 'Página nueva',
  'action.product': 'Producto nuevo',
  'action.products': 'Importar un archivo de productos',
  'action.person': 'Persona nueva',
  'action.people': 'Importar un archivo de personas',
  'action.company': 'Empresa nueva',
  'action.companies': 'Importar un archivo de empresas',
  'group.people': 'Personas',
  'group.customers': 'Clientes',
  'group.pages': 'Páginas',
  'group.products': 'Productos',
  'group.orders': 'Pedidos',
  'group.searches': 'Búsqueda',
}
