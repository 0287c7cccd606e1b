import type { en } from '#features/site/content/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  breadcrumb: 'Ruta de navegación',
  carousel: 'carrusel',
  slide: 'diapositiva',
  slideOf: 'Diapositiva {n} de {count}',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
  skip: 'Saltar al contenido principal',
  'error.notFound.title': 'Esta página se trasladó o nunca se instaló',
  'error.notFound.text':
    'Puede que la dirección tenga una errata o que lo que buscaba se haya sustituido. Desde la página de inicio encontrará el camino.',
  'error.failed.title': 'Algo ha fallado por nuestra parte',
  'error.failed.text':
    'No se ha perdido nada de lo que hizo. Vuelva a intentarlo en un momento; si continúa, díganos qué buscaba.',
  'error.readOnly.title': 'Por ahora, este sitio es de solo lectura',
  'error.readOnly.text': 'No se ha cambiado ni enviado nada. Puede consultarlo todo; inténtelo de nuevo más tarde.',
  'error.notPermitted.title': 'Esta página no está disponible para usted',
  'error.notPermitted.text':
    'Ha iniciado sesión con una cuenta sin acceso, o no ha iniciado sesión. Inicie sesión con otra cuenta o solicítenos el acceso.',
  'error.home': 'Ir a la página de inicio',
}
