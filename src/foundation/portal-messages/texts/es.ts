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
  'belongs.orders':
    'Aquí aparecen los pedidos de esta cuenta con su estado, envíos y facturas, los haya hecho quien los haya hecho.',
  'belongs.invoices': 'Las facturas de esta cuenta aparecen aquí en cuanto se entrega algo, cada una con su documento.',
  'belongs.tools': 'Aquí aparecen las herramientas que puede abrir o solicitar.',
  'belongs.publications': 'Aquí aparecen manuales, boletines y otras publicaciones técnicas que puede leer.',
  'belongs.software': 'Aquí aparece el software de sus productos, con cada versión para descargar.',
  'belongs.articles': 'Aquí aparecen respuestas a preguntas y fallos frecuentes.',
  'belongs.courses': 'Aquí aparecen los cursos con sus fechas y plazas libres.',
  'belongs.sites': 'Aquí aparecen los lugares donde trabaja su empresa.',
  'belongs.products': 'Aquí aparecen los productos con sus datos, documentos, precios y existencias.',
  'belongs.dealers': 'Aquí aparecen distribuidores y socios de servicio cerca de usted.',
  'belongs.documents': 'Aquí aparecen manuales, certificados y hojas de datos, cada uno en sus idiomas.',
  'belongs.equipment':
    'Aquí aparecen los equipos de esta cuenta por número de serie, con sus documentos, piezas y próximo servicio.',
}
