import type { en } from './en.ts'

export const es: Record<keyof typeof en, string> = {
  'market.region': 'Su mercado',
  'market.title': 'Su mercado: {country}',
  'market.text': 'Está viendo lo que vendemos allí.',
  'market.country': 'País',
  'market.choose': 'Elegir un país',
  'market.show': 'Mostrar',
  'bt.internalcsrflow.popuperrormessage':
    'No hemos podido procesar su solicitud. Inténtelo de nuevo; si sigue viendo este mensaje, haga clic en «Contacto» al final de la página para informar a nuestro equipo de soporte web. Gracias.',
  'bt.errormessage.requestprocesserrormsg': 'No se puede procesar su solicitud. Inténtelo de nuevo más tarde.',
}
