import type { en } from './en.ts'

export const de: Record<keyof typeof en, string> = {
  'market.region': 'Ihr Markt',
  'market.title': 'Ihr Markt: {country}',
  'market.text': 'Sie sehen, was wir dort anbieten.',
  'market.country': 'Land',
  'market.choose': 'Land auswählen',
  'market.show': 'Anzeigen',
  'bt.internalcsrflow.popuperrormessage':
    'Ihre Anfrage konnte nicht bearbeitet werden. Bitte versuchen Sie es erneut. Wenn diese Meldung weiterhin erscheint, klicken Sie unten auf der Seite auf „Kontakt“, um das Problem unserem Web-Support zu melden. Vielen Dank.',
  'bt.errormessage.requestprocesserrormsg': 'Ihre Anfrage kann nicht bearbeitet werden. Bitte versuchen Sie es später erneut.',
}
