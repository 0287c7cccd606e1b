import type { en } from '#foundation/portal-messages/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  'error.title.default': 'Ihre Anfrage konnte nicht ausgeführt werden',
  'error.title.maxFile': 'Zu viele Dateien',
  'error.title.maxSize': 'Die Datei ist zu groß',
  'bt.internalcsrflow.popuperrormessage':
    'Wir konnten Ihre Anfrage nicht bearbeiten. Bitte versuchen Sie es noch einmal. Wenn diese Meldung wieder erscheint, melden Sie das Problem über „Kontakt“ am Ende der Seite unserem Web-Support. Vielen Dank.',
  'noAccess.title': 'Sie haben keinen Zugang zu diesem Portal',
  'noAccess.text':
    'Sie sind angemeldet, aber Ihr Kontakt darf dieses Portal nicht nutzen. Wenn Sie Zugang brauchen, nennen Sie uns bitte Ihr Unternehmen und Ihre Kundennummer.',
  'noAccess.signOut': 'Abmelden',
  'noAccess.contact': 'Kontakt',
}
