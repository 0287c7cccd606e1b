import type { en } from '#features/orders/order-confirmation/texts/en.ts'

export const de: Record<keyof typeof en, string> = {
  'pdf.title': 'Bestellung {number}',
  'pdf.shipTo': 'Lieferadresse',
  'pdf.placed': 'Bestellt am',
  'pdf.promised': 'Erwartet',
  'pdf.po': 'Ihre Bestellnummer',
  'pdf.account': 'Konto',
  'pdf.sku': 'Teilenummer',
  'pdf.name': 'Bezeichnung',
  'pdf.quantity': 'Menge',
  'pdf.unit': 'Einzelpreis',
  'pdf.sum': 'Betrag',
  'pdf.subtotal': 'Warenwert',
  'pdf.freight': 'Fracht',
  'pdf.tax': '{name} {percent} %',
  'pdf.total': 'Gesamt',
  'pdf.closing': 'Wir haben Ihre Bestellung {number} erhalten. Dies ist keine Rechnung.',
  'pdf.page': 'Seite {page} von {pages}',
}
