import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  title: '{item} no está disponible en {market}',
  'title.many': '{item} no está disponible en su mercado',
  product: 'Vendemos esta pieza solo en otros países. Elija otro país arriba o pídanos una pieza adecuada.',
  category: 'Vendemos este grupo de productos solo en otros países. Elija otro país arriba o pídanos piezas adecuadas.',
  change: 'Cambiar de país o ver qué encaja',
  replacements: 'Sustitutos que se venden aquí',
  versions: 'Otras versiones que se venden aquí',
}
