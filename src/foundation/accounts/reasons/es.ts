import type { en } from '#foundation/accounts/reasons/en.ts'

export const es: Record<keyof typeof en, string> = {
  'why.contact.readable': 'Sus datos de contacto son accesibles.',
  'why.contact.no-access': 'Nuestros registros de clientes deniegan el acceso a su usuario.',
  'why.contact.no-access.change': 'Póngase en contacto con nosotros para que vinculemos su usuario con su empresa.',
  'why.contact.failed': 'No se han podido leer nuestros registros de clientes.',
  'why.contact.failed.change': 'Inténtelo más tarde y, si continúa, póngase en contacto con nosotros.',
}
