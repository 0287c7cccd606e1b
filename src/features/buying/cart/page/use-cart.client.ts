import { useEffect, useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePortalData } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { changeCartLine, readCart, removeCartLine } from '#features/buying/cart/cart.api.ts'
import type { CartLineView, CartView } from '#features/buying/cart/cart.schema.ts'
import { cartCount } from '#features/buying/cart/mini-cart/mini-cart.client.ts'
import { replaceLine, withoutLine, withQuantity } from '#features/buying/cart/page/cart-state.rules.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'

const ACCOUNT_HEADER = 'x-ordering-account'

export type LineChange = {
  readonly quantity?: number
  readonly note?: string
  readonly requestedOn?: string | null
  readonly isSaved?: boolean
  readonly acceptsPrice?: true
}

const preview = (line: CartLineView, { quantity, acceptsPrice, ...change }: LineChange): CartLineView => ({
  ...(quantity === undefined ? line : withQuantity(line, quantity)),
  ...change,
  ...(acceptsPrice && { former: undefined }),
})

/** The cart of the page: changes are shown at once, and taken back when the server refuses them. */
export const useCart = (country: string, drawn?: CartView) => {
  const { locale } = usePage()
  const { phase } = usePortalData()
  const query = { language: locale.language, country }
  const headers = orderingHeaders()
  // Another tab may have chosen another account since, or signed out.
  const isOfAccount = phase === 'ready' ? headers[ACCOUNT_HEADER] === drawn?.account.key : phase !== 'signed-out'
  // The page may have been opened ahead, or be an old one: its cart is shown at once, and read anew.
  const read = useEndpointQuery(readCart, phase === 'ready' ? { query, headers } : undefined, {
    staleTime: 0,
    ...(drawn && isOfAccount && { initialData: drawn }),
  })
  /** Before the portal has spoken, the account is the one whose cart is shown [T-77]. */
  const accountHeaders = (): Readonly<Record<string, string>> =>
    phase === 'ready' || !drawn ? orderingHeaders() : { [ACCOUNT_HEADER]: drawn.account.key }
  const changing = useEndpointMutation(changeCartLine)
  const removing = useEndpointMutation(removeCartLine)
  const { data, refetch, isFetchedAfterMount } = read
  /** Local changes since the server's last full answer; the next answer replaces them. */
  const [own, setOwn] = useState<{ readonly since?: CartView | undefined; readonly cart?: CartView }>({})
  const [failed, setFailed] = useState<string>()
  const cart = own.since === data ? own.cart : data
  const setCart = (next: CartView): void => setOwn({ since: data, cart: next })
  useEffect(() => {
    // A page that was opened ahead may have drawn an old cart.
    if (cart && (isFetchedAfterMount || cart !== drawn)) cartCount.set(cart.totals.lines)
  }, [cart, drawn, isFetchedAfterMount])

  const attempt = async (line: CartLineView, shown: CartView, send: () => Promise<unknown>): Promise<boolean> => {
    setFailed(undefined)
    setCart(shown)
    try {
      await send()
      return true
    } catch {
      setFailed(line.sku)
      setOwn({})
      await refetch()
      return false
    }
  }
  const change = (line: CartLineView, requested: LineChange): Promise<boolean> => {
    if (!cart) return Promise.resolve(false)
    return attempt(line, replaceLine(cart, preview(line, requested)), async () => {
      const reply = await changing.mutateAsync({ params: { id: line.id }, query, body: requested, headers: accountHeaders() })
      // Two lines of one part became one: which is gone, the server knows.
      if (reply.line.id !== line.id) return void (await refetch())
      setOwn((now) => (now.cart ? { ...now, cart: { ...replaceLine(now.cart, reply.line), version: reply.version } } : now))
    })
  }
  const remove = (line: CartLineView): Promise<boolean> => {
    if (!cart) return Promise.resolve(false)
    return attempt(line, withoutLine(cart, line.id), () =>
      removing.mutateAsync({ params: { id: line.id }, query, headers: accountHeaders() }),
    )
  }
  return { cart, failed, change, remove, refetch, error: read.error, isLoading: !cart && !read.error }
}
