import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  signIn: 'Iniciar sesión',
  'reauth.title': 'Confirme que es usted',
  'reauth.text': 'Para proteger su cuenta, le pedimos de nuevo la contraseña antes de este cambio.',
  'reauth.password': 'Contraseña actual',
  'reauth.wrong': 'Esta no es su contraseña actual.',
  'reauth.tooOften': 'Demasiados intentos. Espere un rato e inténtelo de nuevo.',
  'reauth.failed': 'No ha funcionado. No se ha cambiado nada; inténtelo de nuevo.',
  'reauth.cancel': 'Cancelar',
  'reauth.continue': 'Continuar',
  'reauth.elsewhere':
    'Para proteger su cuenta, este cambio requiere iniciar sesión de nuevo. Después volverá a esta página; tendrá que introducir los datos otra vez.',
  'reauth.signIn': 'Iniciar sesión de nuevo para continuar',
}
