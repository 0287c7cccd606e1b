import type { en } from '#foundation/portal-messages/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  'error.title.default': 'No se ha podido completar su solicitud',
  'error.title.maxFile': 'Demasiados archivos',
  'error.title.maxSize': 'El archivo es demasiado grande',
  'bt.internalcsrflow.popuperrormessage':
    'No hemos podido procesar su solicitud. Inténtelo de nuevo y, si vuelve a ver este mensaje, haga clic en «Contacto» al final de la página para informar a nuestro equipo de asistencia web. Gracias.',
  'noAccess.title': 'No tiene acceso a este portal',
  'noAccess.text':
    'Ha iniciado sesión, pero su contacto no puede usar este portal. Si necesita acceso, póngase en contacto con nosotros e indique su empresa y su número de cliente.',
  'noAccess.signOut': 'Cerrar sesión',
  'noAccess.contact': 'Contacto',
}
