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
  'signedOut.text': 'No se ha podido completar la solicitud porque su sesión se ha cerrado.',
  'ended.title': 'Su sesión ha terminado',
  'ended.text':
    'Como no hubo actividad, cerramos su sesión para proteger su cuenta. Vuelva a iniciar sesión y continúe donde estaba; hemos conservado lo que había escrito.',
  'ended.home': 'Ir a la página de inicio',
  'draft.restored': 'Aquí está de nuevo lo que había escrito antes de que terminara la sesión.',
}
