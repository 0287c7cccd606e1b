import type { en } from '#features/accounts/home/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  title: 'De un vistazo',
  all: 'Ver todo',
  failed: 'No se pudo cargar o guardar.',
  edit: 'Editar',
  done: 'Listo',
  up: 'Subir {title}',
  down: 'Bajar {title}',
  remove: 'Quitar {title}',
  'favourites.title': 'Favoritos',
  'favourites.empty': 'Nada guardado aún. Los artículos y otras páginas tienen un botón para ello.',
  'quick-links.title': 'Enlaces rápidos',
  'quick-links.empty': 'Las páginas que abre a menudo tienen su sitio aquí.',
  'recent.title': 'Vistos recientemente',
  'link.name': 'Nombre',
  'link.address': 'Dirección',
  'link.hint': 'Una página de este sitio, como aparece en el navegador.',
  'link.failed': 'Solo se pueden guardar páginas de este sitio.',
  'link.add': 'Añadir el enlace',
}
