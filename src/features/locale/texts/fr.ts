import type { en } from './en.ts'

export const fr: Record<keyof typeof en, string> = {
  'market.region': 'Votre marché',
  'market.title': 'Votre marché : {country}',
  'market.text': 'Vous voyez ce que nous y vendons.',
  'market.country': 'Pays',
  'market.choose': 'Choisir un pays',
  'market.show': 'Afficher',
  'bt.internalcsrflow.popuperrormessage':
    'Votre demande n’a pas pu être traitée. Veuillez réessayer ; si ce message persiste, cliquez sur « Nous contacter » en bas de la page pour signaler le problème à notre assistance web. Merci.',
  'bt.errormessage.requestprocesserrormsg': 'Impossible de traiter votre demande. Veuillez réessayer plus tard.',
}
