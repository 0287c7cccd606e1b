import { lazy } from 'react'
import { usePortalData } from '#foundation/accounts/public.ts'

const OrderInvoices = lazy(async () => ({
  default: (await import('#features/orders/invoices/order-invoices.tsx')).OrderInvoices,
}))

/** What was billed for an order, where its page keeps room for it; no other page loads it. */
export const Shell = () => {
  const { isSessionValid } = usePortalData()
  const place = isSessionValid === true ? document.querySelector<HTMLElement>('#main [data-order-invoices]') : null
  const orderNumber = place?.dataset['orderInvoices'] ?? ''
  return place && orderNumber !== '' ? <OrderInvoices place={place} orderNumber={orderNumber} /> : null
}
