import type { en } from '#features/orders/order-confirmation/texts/en.ts'

export const zh: Record<keyof typeof en, string> = {
  'pdf.title': '订单 {number}',
  'pdf.shipTo': '收货地址',
  'pdf.placed': '下单日期',
  'pdf.promised': '预计到货',
  'pdf.po': '采购订单号',
  'pdf.account': '账户',
  'pdf.sku': '零件号',
  'pdf.name': '名称',
  'pdf.quantity': '数量',
  'pdf.unit': '单价',
  'pdf.sum': '金额',
  'pdf.subtotal': '货款',
  'pdf.freight': '运费',
  'pdf.tax': '{name} {percent}%',
  'pdf.total': '合计',
  'pdf.closing': '我们已收到您的订单 {number}。本文件不是发票。',
  'pdf.page': '第 {page} 页，共 {pages} 页',
}
