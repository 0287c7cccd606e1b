import type { en } from '#features/accounts/home/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'De un vistazo',
  all: 'Ver todo',
  failed: 'No se ha podido cargar o guardar.',
  edit: 'Editar',
  done: 'Listo',
  up: 'Subir {title}',
  down: 'Bajar {title}',
  remove: 'Quitar {title}',
  'favourites.title': 'Favoritos',
  'favourites.empty': 'Aún no hay nada guardado. Los artículos y otras páginas tienen un botón para guardarlos.',
  'quick-links.title': 'Enlaces rápidos',
  'quick-links.empty': 'Aquí aparecen las páginas que abre a menudo.',
  'recent.title': 'Vistos recientemente',
  'link.name': 'Nombre',
  'link.address': 'Dirección',
  'link.hint': 'Una página de este sitio, tal como figura en el navegador.',
  'link.failed': 'Solo se pueden guardar páginas de este sitio.',
  'link.add': 'Añadir el enlace',
}
