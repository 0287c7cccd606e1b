import { useRef, useState } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation, CallError } from '#browser/query.ts'
import { track } from '#foundation/analytics/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { addToCart, readCart } from '#features/buying/cart/cart.api.ts'
import { addedEvent, failedEvent } from '#features/buying/cart/commerce-event.rules.ts'
import { cartCount } from '#features/buying/cart/mini-cart/mini-cart.client.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'

export type Added = ReplyOf<typeof addToCart>
export type AddState = { readonly added?: Added; readonly problem?: string }
export type AddOutcome = { readonly added?: Added; readonly error?: unknown }

/** The lines of a refusal, each with its reason. */
const readFailed = (error: unknown): Added['failed'] => {
  const problem = error instanceof CallError ? error.problem : undefined
  const isRefusal = typeof problem === 'object' && problem !== null && 'failed' in problem && Array.isArray(problem.failed)
  return isRefusal ? (problem.failed as Added['failed']) : []
}

/** The server's message, where it is meant for people. */
const sayProblem = (error: unknown): string => {
  const problem = error instanceof CallError ? error.problem : undefined
  return typeof problem === 'object' && problem !== null && 'error' in problem && typeof problem.error === 'string'
    ? problem.error
    : ''
}

/** Adds lines once, however often the button is pressed, and tells the header. */
export const useAddToCart = (market?: string) => {
  const { locale } = usePage()
  const intent = useRef(createIntent())
  const mutation = useEndpointMutation(addToCart)
  const [state, setState] = useState<AddState>({})
  const add = async (lines: readonly { readonly sku: string; readonly quantity: number }[]): Promise<AddOutcome> => {
    const body = { lines: lines.map(({ sku, quantity }) => ({ sku, quantity })) }
    const additionType = lines.length > 1 ? 'bulk' : 'single'
    const headers = { ...orderingHeaders(), ...intent.current.headersFor(body) }
    try {
      const added = await mutation.mutateAsync({
        query: { language: locale.language, country: market ?? locale.country },
        body,
        headers,
      })
      intent.current.settle()
      cartCount.set(added.totals.lines)
      setState({ added })
      track(addedEvent(added, additionType))
      void refreshQueries(readCart)
      return { added }
    } catch (error) {
      setState({ problem: sayProblem(error) })
      const failed = readFailed(error)
      if (failed.length > 0) track(failedEvent(failed, additionType))
      return { error }
    }
  }
  return { ...state, add, isAdding: mutation.isPending }
}
