import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'Comparar productos',
  lead: 'Hasta cuatro productos uno junto a otro, con todo lo que los diferencia.',
  region: 'Productos para comparar',
  clear: 'Vaciar',
  full: 'Se pueden comparar cuatro productos a la vez. Quite uno primero.',
  differences: 'Mostrar solo las diferencias',
  differs: 'diferente',
  property: 'Característica',
  nothing: 'Sin indicar',
  'none.title': 'Todavía no hay nada que comparar',
  'none.text': 'Elija productos con «Comparar» en sus páginas o introduzca aquí una referencia.',
  missing: 'No se vende en su mercado: {skus}',
  number: 'Añadir una referencia',
  submit: 'Añadir',
}
