import type { en } from '#features/orders/order-confirmation/texts/en.ts'

export const pl: Record<keyof typeof en, string> = {
  'pdf.title': 'Zamówienie {number}',
  'pdf.shipTo': 'Adres dostawy',
  'pdf.placed': 'Zamówiono',
  'pdf.promised': 'Przewidywana dostawa',
  'pdf.po': 'Nr zamówienia zakupu',
  'pdf.account': 'Konto',
  'pdf.sku': 'Numer części',
  'pdf.name': 'Nazwa',
  'pdf.quantity': 'Ilość',
  'pdf.unit': 'Cena jedn.',
  'pdf.sum': 'Kwota',
  'pdf.subtotal': 'Towary',
  'pdf.freight': 'Transport',
  'pdf.tax': '{name} {percent}%',
  'pdf.total': 'Razem',
  'pdf.closing': 'Otrzymaliśmy zamówienie {number}. To nie jest faktura.',
  'pdf.page': 'Strona {page} z {pages}',
}
