import { call } from '#browser/api.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { readCart } from '#features/buying/cart/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { AskForQuote } from '#features/buying/quotes/ask-for-quote.tsx'

/** Asks for a quote for what is in the cart; the cart stays as it is. */
export const Slot = () => {
  const { locale } = usePage()
  const readSource = async () => {
    const query = { language: locale.language, country: locale.country }
    const { data: cart } = await call(readCart, { query, headers: orderingHeaders(), isQuiet: true, errors: 'own' })
    return cart && { cartId: cart.cartId }
  }
  return <AskForQuote text="cart.text" source={readSource} />
}
