import type { en } from '#features/content/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  breadcrumb: 'Ruta de navegación',
  carousel: 'carrusel',
  slide: 'diapositiva',
  slideOf: 'Diapositiva {n} de {count}',
  previous: 'Anterior',
  next: 'Siguiente',
  pause: 'Pausar',
  play: 'Reproducir',
}
