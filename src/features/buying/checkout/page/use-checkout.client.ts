import { useSyncExternalStore } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { CART_PARAMETER, inShopLanguage } from '#features/buying/cart/public.ts'
import { readCheckout } from '#features/buying/checkout/checkout.api.ts'
import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'

const listenToNothing = () => () => {}

/** The cart of an accepted quote, where the address names one; the account's open cart otherwise. */
const useNamedCart = (): string | undefined =>
  useSyncExternalStore(
    listenToNothing,
    () => new URLSearchParams(location.search).get(CART_PARAMETER) ?? undefined,
    () => undefined,
  )

/** Where the steps stand. */
export const useCheckoutPaths = () => {
  const { config, locale } = usePage()
  const named = useNamedCart()
  const query = named === undefined ? '' : `?${CART_PARAMETER}=${encodeURIComponent(named)}`
  const cart = inShopLanguage(config.minicart_url, locale.language)
  const multi = `${cart}/checkout/multi`
  return {
    cart,
    payment: `${multi}/payment-type/choose${query}`,
    delivery: `${multi}/delivery${query}`,
    review: `${multi}/review${query}`,
    confirmation: (orderNumber: string) => `${multi}/confirmation/${encodeURIComponent(orderNumber)}`,
  }
}

/** Every step begins with what the server knows: nothing of it is stored in the browser. */
export const useCheckout = (country: string) => {
  const { locale } = usePage()
  const { phase } = usePortalData()
  const cartId = useNamedCart()
  const query = { language: locale.language, country, ...(cartId !== undefined && { cartId }) }
  const read = useEndpointQuery(readCheckout, phase === 'ready' ? { query, headers: orderingHeaders() } : undefined, {
    staleTime: 0,
  })
  return { checkout: read.data, error: read.error, refetch: read.refetch, query }
}

/** Properties of every step. */
export type StepProps = {
  readonly checkout: CheckoutView
  readonly query: ReturnType<typeof useCheckout>['query']
  readonly refetch: () => Promise<unknown>
  /** The origin of the card fields, where cards are taken. */
  readonly gateway?: string | undefined
}
