import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  signIn: 'Iniciar sesión',
  'session.title': 'Su sesión está a punto de terminar',
  'session.text':
    'Su sesión se cerrará en {time} porque no ha habido actividad. Conservamos para usted lo que ha escrito en esta página.',
  'session.left': 'Quedan {time}',
  'session.keep': 'Mantener la sesión',
  'session.signOut': 'Cerrar sesión ahora',
  'signedOut.title': 'Su sesión está cerrada',
  'signedOut.text': 'No se pudo completar la solicitud porque su sesión se ha cerrado.',
  'account.mine': 'Mi cuenta',
  'account.acting': 'Actuar en nombre de un cliente',
  'account.backOffice': 'Administración',
  'account.nameless': 'Nombre',
  'account.signOut': 'Cerrar sesión',
  'ended.title': 'Su sesión ha terminado',
  'ended.text':
    'Como no hubo actividad, cerramos su sesión para proteger su cuenta. Vuelva a iniciar sesión y continúe donde estaba; hemos conservado lo que había escrito.',
  'ended.home': 'Ir a la página de inicio',
  'draft.restored': 'Aquí está de nuevo lo que había escrito antes de que terminara la sesión.',
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
