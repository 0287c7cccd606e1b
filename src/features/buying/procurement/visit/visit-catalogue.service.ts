import type { FastifyRequest } from 'fastify'
import { openOffers, searchParts } from '#features/buying/quick-order/public.server.ts'
import type { ShopContext, Shopper } from '#features/buying/cart/public.server.ts'
import { inLanguage, toFacts } from '#features/storefront/catalogue/public.ts'
import {
  findMenuCategory,
  findProduct,
  followReplacements,
  listAttributes,
  listMenuLevel,
  listProducts,
  readListing,
} from '#features/storefront/catalogue/public.server.ts'
import { findCustomerNumbers, findNumbersOfParts } from '#foundation/customer-numbers/public.server.ts'
import { foldPartNumber } from '#kernel/part-number.ts'
import { notFound } from '#platform/http/errors.ts'

export const PARTS_A_PAGE = 24
/** Of one level; menus of the site show no more. */
const MOST_CATEGORIES = 60
const MOST_ACCESSORIES = 12

const ownerOf = ({ account, personId }: Shopper) => ({ soldToId: account.id, personId })

/** Parts as the pages of a visit show them: the account's price, and the number that the customer calls them by. */
export const describeParts = async (request: FastifyRequest, shopper: Shopper, skus: readonly string[]) => {
  const offer = await openOffers(request, shopper, skus)
  const numbers = await findNumbersOfParts(request.tx, ownerOf(shopper), skus)
  return skus.flatMap((sku) => {
    const part = offer({ sku, quantity: 1 })
    return part ? [{ ...part, customerNumber: numbers.get(sku) ?? null }] : []
  })
}

/** `valves/ball` stands below `valves`; below what is not sold nothing is. */
const readTrail = async (request: FastifyRequest, { priceRequest, locale }: Shopper, path: string) => {
  const choice = { language: locale.language, countries: priceRequest.market }
  const slugs = path.split('/')
  const trail = []
  for (const at of slugs.keys())
    trail.push((await findMenuCategory(request.tx, slugs.slice(0, at + 1).join('/'), choice)) ?? notFound('category'))
  return trail
}

/** The customer's own number before what the search finds. */
export const findParts = async (
  context: Pick<ShopContext, 'tx' | 'server'>,
  shopper: Shopper,
  find: string,
  most: number,
): Promise<string[]> => {
  const own = await findCustomerNumbers(context.tx, ownerOf(shopper), [foldPartNumber(find)])
  const found = await searchParts(context, shopper, find, most)
  return [...new Set([...own.map(({ sku }) => sku), ...found])].slice(0, most)
}

/** One level of the catalogue, and a page of everything that stands in it. */
export const readVisitCategory = async (request: FastifyRequest, shopper: Shopper, path: string, page: number) => {
  const { tx } = request
  const { priceRequest, locale } = shopper
  const { language } = locale
  const { market } = priceRequest
  const trail = path === '' ? [] : await readTrail(request, shopper, path)
  const category = trail.at(-1)
  const level = await listMenuLevel(tx, category?.id ?? null, { language, countries: market, limit: MOST_CATEGORIES })
  const view = {
    trail: trail.map(({ path: place, name }) => ({ path: place, name })),
    categories: level.map(({ path: place, name }) => ({ path: place, name })),
  }
  if (!category) return { ...view, parts: [], total: 0 }
  const skip = (page - 1) * PARTS_A_PAGE
  const { ids, total } = await readListing(tx, {
    ...{ categoryId: category.id, market, chosen: {}, language, skip, take: PARTS_A_PAGE },
  })
  const products = await listProducts(tx, ids)
  return {
    ...view,
    parts: await describeParts(
      request,
      shopper,
      products.map(({ sku }) => sku),
    ),
    total,
  }
}

/** The site's page of a part, as far as somebody who buys by a procurement system needs it. */
export const readVisitPart = async (request: FastifyRequest, shopper: Shopper, sku: string) => {
  const { tx } = request
  const { language } = shopper.locale
  const product = (await findProduct(tx, sku, shopper.priceRequest.market)) ?? notFound('part')
  const { texts, images, attributes, lifecycle, replacedBy, accessories } = product
  const [part] = await describeParts(request, shopper, [sku])
  const steps = replacedBy === null ? [] : await followReplacements(tx, sku)
  return {
    part: part ?? notFound('part'),
    text: inLanguage(texts, language),
    images: [...images],
    facts: toFacts(attributes, await listAttributes(tx), language).map(({ name, value }) => ({ name, value })),
    isMade: lifecycle === 'active',
    replacement: steps.at(-1)?.sku ?? null,
    accessories: await describeParts(request, shopper, accessories.slice(0, MOST_ACCESSORIES)),
  }
}
