export const en = {
  'pdf.title': 'Order {number}',
  'pdf.shipTo': 'Ship to',
  'pdf.placed': 'Ordered on',
  'pdf.promised': 'Expected',
  'pdf.po': 'Purchase order',
  'pdf.account': 'Account',
  'pdf.sku': 'Part number',
  'pdf.name': 'Description',
  'pdf.quantity': 'Quantity',
  'pdf.unit': 'Unit price',
  'pdf.sum': 'Amount',
  'pdf.subtotal': 'Goods',
  'pdf.freight': 'Freight',
  'pdf.tax': '{name} {percent}%',
  'pdf.total': 'Total',
  'pdf.closing': 'We have received your order {number}. This is no invoice.',
  'pdf.page': 'Page {page} of {pages}',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'order-confirmation': keyof typeof en
  }
}
