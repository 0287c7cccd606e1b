import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  open: 'Preferencias de cookies',
  title: 'Preferencias de cookies',
  close: 'Cerrar',
  intro:
    'Elija qué puede guardar este sitio en su navegador. Puede cambiar de opinión en cualquier momento, aquí o al pie de cada página.',
  necessary: 'Necesarias',
  'necessary.text': 'Inicio de sesión, carrito, país e idioma, y esta elección. Sin ellas el sitio no funciona.',
  always: 'Siempre activas',
  functional: 'Funcionales',
  'functional.text': 'Recuerdan sus búsquedas recientes y qué indicaciones ya ha visto.',
  analytics: 'Analíticas',
  'analytics.text':
    'Cuentan qué páginas y funciones se usan, para poder mejorarlas. Sin su nombre, sin reconocerle y sin ceder nada a terceros.',
  signal: 'Su navegador pide a los sitios que no le rastreen. Lo respetamos: la analítica permanece desactivada.',
  onlyNecessary: 'Solo necesarias',
  acceptAll: 'Aceptar todas',
  save: 'Guardar',
  saved: 'Sus preferencias de cookies se han guardado.',
}
