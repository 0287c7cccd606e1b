import type { en } from '#foundation/portal-messages/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  'error.title.default': 'Ihre Anfrage konnte nicht ausgeführt werden',
  'error.title.maxFile': 'Zu viele Dateien',
  'error.title.maxSize': 'Die Datei ist zu groß',
  'bt.internalcsrflow.popuperrormessage':
    'Wir konnten Ihre Anfrage nicht bearbeiten. Bitte versuchen Sie es erneut. Wenn diese Meldung wieder erscheint, melden Sie das Problem über „Kontakt“ am Ende der Seite unserem Web-Support. Vielen Dank.',
  'noAccess.title': 'Sie haben keinen Zugang zu diesem Portal',
  'noAccess.text':
    'Sie sind angemeldet, dürfen dieses Portal aber nicht nutzen. Wenn Sie Zugang brauchen, wenden Sie sich bitte an uns und nennen Sie Ihre Firma und Ihre Kundennummer.',
  'noAccess.signOut': 'Abmelden',
  'noAccess.contact': 'Kontakt',
  'belongs.orders': 'Hier stehen die Bestellungen dieses Kontos mit Status, Sendungen und Rechnungen, gleich wer bestellt hat.',
  'belongs.invoices': 'Rechnungen dieses Kontos erscheinen hier, sobald etwas geliefert wurde, jede mit ihrem Dokument.',
  'belongs.tools': 'Hier stehen Anwendungen, die Sie öffnen oder anfragen können.',
  'belongs.publications': 'Hier stehen Handbücher, Bulletins und andere technische Publikationen, die Sie lesen dürfen.',
  'belongs.software': 'Hier steht Software für Ihre Produkte, mit jeder Version zum Herunterladen.',
  'belongs.articles': 'Hier stehen Antworten auf häufige Fragen und Störungen.',
  'belongs.courses': 'Hier stehen Kurse mit Terminen und freien Plätzen.',
  'belongs.sites': 'Hier stehen die Orte, an denen Ihre Firma arbeitet.',
  'belongs.products': 'Hier stehen Produkte mit Daten, Dokumenten, Preisen und Beständen.',
  'belongs.dealers': 'Hier stehen Händler und Servicepartner in Ihrer Nähe.',
  'belongs.documents': 'Hier stehen Handbücher, Zertifikate und Datenblätter, jeweils in ihren Sprachen.',
  'belongs.equipment': 'Hier steht nach Seriennummern, was dieses Konto hat, mit Dokumenten, Teilen und nächstem Service.',
}
