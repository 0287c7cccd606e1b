import type { FastifyRequest } from 'fastify'
import { requireBuyer, type Buyer } from '#features/buying/pricing/public.server.ts'
import { describeLines, describeTotals, type CartFacts } from '#features/buying/cart/cart-view.rules.ts'
import type { CartLineView } from '#features/buying/cart/cart.schema.ts'
import { findLine, listLines, openCart, type Cart, type CartLine } from '#features/buying/cart/cart.store.ts'
import { followAllReplacements, listPartKinds, listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

type Place = { readonly country?: string | undefined; readonly language?: string | undefined }

export type Shopper = Buyer & { readonly locale: Locale; readonly hidesPrices: boolean }

/** Whoever may neither buy nor open the cart has none: the same two decisions that `/api/me/why` explains. */
export const requireShopper = async (request: FastifyRequest, { country, language }: Place): Promise<Shopper> => {
  const { user, tenant } = request.scope
  const person = user && (await findPerson(request.tx, user.id))
  const locale = {
    country: country ?? (person?.countryCode.toLowerCase() || 'us'),
    language: languageOf(language ?? person?.language ?? 'en'),
  }
  const buyer = await requireBuyer(request, locale.country, ['buy', 'open-mini-cart'])
  return { ...buyer, locale, hidesPrices: request.server.services.tenants.flagsOf(tenant).hideCurrency }
}

export const ownerOf = ({ personId, account }: Buyer) => ({ personId, soldToId: account.id })

/** Held for changes until the transaction ends; 412 where the cart was changed since it was seen. */
export const takeCart = async (request: FastifyRequest, shopper: Shopper): Promise<Cart> => {
  const cart = await openCart(request.tx, ownerOf(shopper), request.server.services.clock.now())
  const { 'if-match': seen } = request.headers
  if (seen !== undefined && seen !== etagOf(cart.version - 1))
    throw new Problem(412, 'cart_changed', 'The cart was changed elsewhere. Please look at it again.')
  return cart
}

export const etagOf = (version: number): string => `"${version}"`

export const requireLine = async (request: FastifyRequest, cart: Cart, id: string): Promise<CartLine> =>
  (await findLine(request.tx, cart.id, id)) ?? notFound('line')

/** Prices of now for these parts. */
export const priceParts = (request: FastifyRequest, { question }: Shopper, skus: readonly string[]) =>
  request.server.services.priceAndStock(request.tx, question, skus)

export const sumLines = async (request: FastifyRequest, shopper: Shopper, cart: Cart) => {
  const lines = await listLines(request.tx, cart.id)
  const parts = await priceParts(
    request,
    shopper,
    lines.map(({ sku }) => sku),
  )
  return describeTotals({ lines, parts, hidesPrices: shopper.hidesPrices })
}

/** Lines with everything people see of them. */
export const showLines = async (
  request: FastifyRequest,
  shopper: Shopper,
  lines: readonly CartLine[],
): Promise<{ readonly views: CartLineView[]; readonly facts: CartFacts }> => {
  const { tx } = request
  const { locale, hidesPrices, question } = shopper
  const skus = lines.map(({ sku }) => sku)
  const parts = await priceParts(request, shopper, skus)
  const products = await listProductsBySku(tx, skus, question.market)
  const ended = products.filter(({ lifecycle }) => lifecycle !== 'active').map(({ sku }) => sku)
  const chains = await followAllReplacements(tx, ended)
  const today = [...chains].flatMap(([sku, steps]) => {
    const last = steps.at(-1)
    return last?.lifecycle === 'active' ? [[sku, last] as const] : []
  })
  const sold = await priceParts(
    request,
    shopper,
    today.map(([, { sku }]) => sku),
  )
  const facts: CartFacts = {
    lines,
    parts,
    products: new Map(products.map((product) => [product.sku, product])),
    kinds: await listPartKinds(tx, skus, locale.language),
    replacements: new Map(today.filter(([, { sku }]) => sold.has(sku))),
    locale,
    hidesPrices,
  }
  return { views: describeLines(facts), facts }
}
