import { agentOrders } from '#features/buying/agent-orders/public.server.ts'
import { cart } from '#features/buying/cart/public.server.ts'
import { quickOrdering } from '#features/buying/quick-order/public.server.ts'
import { checkout } from '#features/buying/checkout/public.server.ts'
import { deliveryTerms } from '#features/buying/delivery-terms/public.server.ts'
import { companyPeople } from '#features/company/people/public.server.ts'
import { procurement } from '#features/buying/procurement/public.server.ts'
import { purchasePolicy } from '#features/company/purchase-policy/public.server.ts'
import { purchaseOrders } from '#features/buying/purchase-orders/public.server.ts'
import { companyWebhooks } from '#features/company/webhooks/public.server.ts'
import { partNumbers } from '#features/company/part-numbers/public.server.ts'
import { approvals } from '#features/company/approvals/public.server.ts'
import { exportsFeature } from '#features/orders/exports/public.server.ts'
import { invoices } from '#features/orders/invoices/public.server.ts'
import { lists } from '#features/buying/lists/public.server.ts'
import { orderChanges } from '#features/orders/order-changes/public.server.ts'
import { orderConfirmation } from '#features/orders/order-confirmation/public.server.ts'
import { orders } from '#features/orders/orders/public.server.ts'
import { purchases } from '#features/buying/purchases/public.server.ts'
import { quotes } from '#features/buying/quotes/public.server.ts'
import { recurringOrdersFeature } from '#features/buying/recurring-orders/public.server.ts'
import type { Feature } from '#platform/feature.ts'

/** Buying: carts, orders and their documents, the customer's own company. */
export const orderingFeatures: readonly Feature[] = [
  cart,
  quickOrdering,
  invoices,
  exportsFeature,
  orders,
  orderConfirmation,
  orderChanges,
  purchases,
  deliveryTerms,
  companyPeople,
  purchasePolicy,
  partNumbers,
  companyWebhooks,
  approvals,
  checkout,
  quotes,
  lists,
  recurringOrdersFeature,
  purchaseOrders,
  agentOrders,
  procurement,
]
