import type { en } from '#features/support/unidentified-user/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  title: 'Wir konnten Ihre Firma nicht finden',
  text: 'Ihre Angaben passen zu keinem Konto, das wir kennen. Sie können das Portal nutzen, aber noch nicht bestellen. Nennen Sie uns die Kundennummer Ihrer Firma, und wir gehen der Sache nach.',
  account: 'Konto: {name}',
  field: 'Kundennummer',
  hint: '4 bis 10 Ziffern, wie auf Ihren Rechnungen.',
  continue: 'Weiter',
  submit: 'Senden',
  'fault.missing': 'Bitte geben Sie eine Kundennummer ein.',
  'fault.missing.continue': 'Bitte geben Sie eine Kundennummer ein, bevor Sie fortfahren.',
  'fault.missing.submit': 'Bitte geben Sie eine Kundennummer ein, bevor Sie senden.',
  'fault.short': 'Bitte geben Sie mindestens 4 Ziffern der Kundennummer ein.',
  'fault.short.continue': 'Bitte geben Sie mindestens 4 Ziffern der Kundennummer ein, bevor Sie fortfahren.',
  'fault.short.submit': 'Bitte geben Sie mindestens 4 Ziffern der Kundennummer ein, bevor Sie senden.',
  'fault.digits': 'Bitte geben Sie nur Ziffern ein.',
  'fault.digits.continue': 'Bitte geben Sie nur Ziffern ein, bevor Sie fortfahren.',
  'fault.digits.submit': 'Bitte geben Sie nur Ziffern ein, bevor Sie senden.',
  'created.title': 'Fall angelegt',
  'created.text': 'Fallnummer: {$casenumber}',
  'created.next': 'Wir antworten per E-Mail. Sie finden den Fall auch unter Ihren Supportfällen.',
}
