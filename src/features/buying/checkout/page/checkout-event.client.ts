import { commerceEvent } from '#features/buying/cart/public.ts'
import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'

type Problems = CheckoutView['problems']

/** Why a line cannot be ordered as it is. */
const findProblem = (problems: Problems, id: string): string | undefined =>
  problems.find(({ lines }) => lines.some((line) => line.id === id))?.code

/** Analytics events of an order. */
export const checkoutEvent = (name: 'checkout' | 'purchase', checkout: CheckoutView, transactionId?: string) =>
  commerceEvent(
    name,
    checkout,
    checkout.lines.map((line) => ({ ...line, error: name === 'checkout' ? findProblem(checkout.problems, line.id) : undefined })),
    { siteReference: checkout.delivery.shipToId, ...(transactionId !== undefined && { transactionId }) },
  )
