import type { en } from '#features/search/saved-searches/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  save: 'Guardar esta búsqueda',
  list: 'Búsquedas guardadas',
  'list.count': 'Búsquedas guardadas ({count})',
  name: 'Nombre',
  'name.title': 'Guardar esta búsqueda como',
  keep: 'Guardar',
  cancel: 'Cancelar',
  delete: 'Eliminar {name}',
  none: 'Todavía no ha guardado ninguna búsqueda.',
  full: 'Ha alcanzado el máximo de búsquedas guardadas. Elimine una para guardar otra.',
  favourite: 'Añadir a favoritos',
  isFavourite: 'En favoritos',
  failed: 'No ha funcionado. Inténtelo de nuevo.',
  done: 'Guardada como «{name}».',
  deleted: 'Se ha eliminado «{name}».',
}
