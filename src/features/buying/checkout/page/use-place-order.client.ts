import { useRef, useState } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { CallError, useEndpointMutation } from '#browser/query.ts'
import { track } from '#foundation/analytics/public.ts'
import { cartCount } from '#features/buying/cart/public.ts'
import { authorisePayment, placeOrder } from '#features/buying/checkout/checkout.api.ts'
import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { checkoutEvent } from '#features/buying/checkout/page/checkout-event.client.ts'
import { useCheckoutPaths, type StepProps } from '#features/buying/checkout/page/use-checkout.client.ts'
import { readPlaceProblem, type PlaceProblem } from '#features/buying/checkout/page/place-problem.rules.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'

/** The server itself waits some seconds for the gateway before it says that it still asks. */
const MOST_ASKS = 12
const ASK_AGAIN_MS = 500

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Places the order once, however often the button is pressed; a card is requested the money first. */
export const usePlaceOrder = (checkout: CheckoutView, query: StepProps['query'], refetch: () => Promise<unknown>) => {
  const intent = useRef(createIntent())
  const isBusy = useRef(false)
  const paths = useCheckoutPaths()
  const request = useEndpointMutation(authorisePayment)
  const placing = useEndpointMutation(placeOrder)
  const [state, setState] = useState<{ isPlacing: boolean; isWaiting: boolean; problem?: PlaceProblem; approvalId?: string }>({
    isPlacing: false,
    isWaiting: false,
  })
  const { cartId, charges, lines, payment } = checkout

  const authorise = async (): Promise<PlaceProblem | undefined> => {
    for (let requested = 0; requested < MOST_ASKS; requested += 1) {
      const { state: answer } = await request.mutateAsync({ query, body: { cartId }, headers: orderingHeaders() })
      if (answer === 'authorised') return undefined
      if (answer === 'refused') return 'card_refused'
      if (answer === 'failed') return 'card_failed'
      setState({ isPlacing: true, isWaiting: true })
      await pause(ASK_AGAIN_MS)
    }
    return 'card_slow'
  }
  const send = async (note: string): Promise<PlaceProblem | undefined> => {
    const refused = payment.type === 'card' ? await authorise() : undefined
    if (refused) return refused
    const knownShort = lines.filter(({ isShort }) => isShort).map(({ sku }) => sku)
    const body = { cartId, ...(charges && { seenTotal: charges.total }), knownShort, note }
    const headers = { ...orderingHeaders(), ...intent.current.headersFor(body) }
    const placed = await placing.mutateAsync({ query, body, headers })
    // The cart of a quote is beside the open one, which stays as it is.
    if (!checkout.quote) cartCount.set(0)
    if ('approvalId' in placed) {
      setState({ isPlacing: false, isWaiting: false, approvalId: placed.approvalId })
      return undefined
    }
    const { orderNumber } = placed
    track(checkoutEvent('purchase', checkout, orderNumber))
    location.assign(paths.confirmation(orderNumber))
    return undefined
  }
  const place = async (note = ''): Promise<void> => {
    // A second click while the first one is under way does nothing.
    if (isBusy.current) return
    isBusy.current = true
    setState({ isPlacing: true, isWaiting: false })
    try {
      const problem = await send(note)
      // Without one the page is about to be left.
      if (problem) setState({ isPlacing: false, isWaiting: false, problem })
      else return
    } catch (error) {
      const { problem, orderNumber } = readPlaceProblem(error instanceof CallError ? error : undefined)
      if (orderNumber !== undefined) return location.assign(paths.confirmation(orderNumber))
      setState({ isPlacing: false, isWaiting: false, problem })
      await refetch()
    }
    isBusy.current = false
  }
  return { ...state, place }
}
