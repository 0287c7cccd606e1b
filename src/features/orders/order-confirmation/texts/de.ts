import type { en } from '#features/orders/order-confirmation/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  'pdf.title': 'Bestellung {number}',
  'pdf.shipTo': 'Lieferanschrift',
  'pdf.placed': 'Bestellt am',
  'pdf.promised': 'Erwartet',
  'pdf.po': 'Ihre Bestellnummer',
  'pdf.account': 'Konto',
  'pdf.sku': 'Artikelnummer',
  'pdf.name': 'Bezeichnung',
  'pdf.quantity': 'Menge',
  'pdf.unit': 'Einzelpreis',
  'pdf.sum': 'Betrag',
  'pdf.subtotal': 'Waren',
  'pdf.freight': 'Fracht',
  'pdf.tax': '{name} {percent} %',
  'pdf.total': 'Gesamt',
  'pdf.closing': 'Wir haben Ihre Bestellung {number} erhalten. Dies ist keine Rechnung.',
  'pdf.page': 'Seite {page} von {pages}',
}
