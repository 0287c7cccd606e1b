import type { en } from '#features/orders/order-confirmation/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'pdf.title': 'Zamówienie {number}',
  'pdf.shipTo': 'Adres dostawy',
  'pdf.placed': 'Zamówiono',
  'pdf.promised': 'Oczekiwane',
  'pdf.po': 'Państwa zamówienie',
  'pdf.account': 'Konto',
  'pdf.sku': 'Numer części',
  'pdf.name': 'Opis',
  'pdf.quantity': 'Ilość',
  'pdf.unit': 'Cena',
  'pdf.sum': 'Wartość',
  'pdf.subtotal': 'Towary',
  'pdf.freight': 'Transport',
  'pdf.tax': '{name} {percent}%',
  'pdf.total': 'Razem',
  'pdf.closing': 'Otrzymaliśmy zamówienie {number}. To nie jest faktura.',
  'pdf.page': 'Strona {page} z {pages}',
}
