import type { en } from '#features/orders/order-confirmation/texts/en.ts'

export const es: Record<keyof typeof en, string> = {
  'pdf.title': 'Pedido {number}',
  'pdf.shipTo': 'Dirección de entrega',
  'pdf.placed': 'Fecha del pedido',
  'pdf.promised': 'Previsto',
  'pdf.po': 'Su orden de compra',
  'pdf.account': 'Cuenta',
  'pdf.sku': 'Referencia',
  'pdf.name': 'Descripción',
  'pdf.quantity': 'Cantidad',
  'pdf.unit': 'Precio unitario',
  'pdf.sum': 'Importe',
  'pdf.subtotal': 'Mercancía',
  'pdf.freight': 'Portes',
  'pdf.tax': '{name} {percent} %',
  'pdf.total': 'Total',
  'pdf.closing': 'Hemos recibido su pedido {number}. Esto no es una factura.',
  'pdf.page': 'Página {page} de {pages}',
}
