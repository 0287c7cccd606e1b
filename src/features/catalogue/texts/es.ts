import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  home: 'Inicio',
  products: 'Productos',
  'products.lead': 'Todas las familias de productos, con precios, existencias y documentos de cada pieza.',
  groups: 'Familias',
}
