export const en = {
  orders: 'Orders of customers',
  order: 'Order',
  'order.title': 'Order {number}',
  account: 'Account',
  accountName: 'Company',
  reference: 'Reference',
  placed: 'Placed',
  placedBy: 'Placed by',
  state: 'Status',
  promised: 'Promised',
  source: 'Came by',
  'source.portal': 'This site',
  'source.erp': 'ERP',
  lines: 'Lines',
  total: 'Total',
  late: 'Late',
  find: 'Order or reference',
  'find.hint': 'How the number begins',
  'find.account': 'Account number or name',
  shipTo: 'Ship to',
  part: '{quantity} ordered, {shipped} sent, {total}',
  shipments: 'Shipments',
  sent: 'Sent {date}',
  delivered: 'Delivered {date}',
  returns: 'Returns',
  failed: 'This order cannot be shown at the moment.',
  forbidden:
    'Orders of customers are shown to administrators who were given the right “Order viewer”. Another administrator gives it under People.',
  'state.Received': 'Received',
  'state.Confirmed': 'Confirmed',
  'state.In production': 'In production',
  'state.Part shipped': 'Part shipped',
  'state.Shipped': 'Shipped',
  'state.Delivered': 'Delivered',
  'state.Invoiced': 'Invoiced',
  'state.Cancelled': 'Cancelled',
  'return.Requested': 'Requested',
  'return.Approved': 'Approved',
  'return.Refused': 'Refused',
  'return.Received': 'Received',
  'return.Credited': 'Credited',
} as const

declare module '#ui/use-texts.tsx' {
  interface TextKeys {
    'order-admin': keyof typeof en
  }
}
