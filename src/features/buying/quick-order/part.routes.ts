import { requireShopper } from '#features/buying/cart/public.server.ts'
import { findByBeginning } from '#features/storefront/catalogue/public.server.ts'
import { foldPartNumber } from '#features/storefront/catalogue/public.ts'
import {
  listCustomerNumbers,
  removeCustomerNumber,
  saveCustomerNumbers,
} from '#features/buying/quick-order/customer-number.api.ts'
import { lookUpNumbers } from '#features/buying/quick-order/matching/known-numbers.service.ts'
import { matchLine } from '#features/buying/quick-order/matching/match-line.rules.ts'
import { askerOf, searchParts } from '#features/buying/quick-order/matching/read-order.service.ts'
import { openOffers } from '#features/buying/quick-order/offered-part.service.ts'
import { suggestParts } from '#features/buying/quick-order/reading.api.ts'
import { refuseForeignAppId } from '#foundation/tenants/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import * as store from '#foundation/customer-numbers/public.server.ts'

const options = { preHandler: refuseForeignAppId }
const MOST_SUGGESTED = 8
const MOST_SHOWN = 200
/** Of one account [T-80]. */
const MOST_NUMBERS = 10_000

/** Parts while somebody types, and what the account calls them. */
export const partRoutes = (app: App): void => {
  addEndpoint(
    app,
    suggestParts,
    async (request) => {
      const shopper = await requireShopper(request, request.query)
      const { q } = request.query
      const asker = askerOf(shopper)
      const known = await lookUpNumbers(request.tx, asker, [q])
      const { sku: same } = matchLine({ line: 1, asked: q, words: '', numbers: [{ text: q, source: 'part' }] }, known)
      const folded = foldPartNumber(q)
      const isLong = folded.length >= 2
      const own = isLong ? await store.findNumbersBeginning(request.tx, asker, folded, MOST_SUGGESTED) : []
      const begin = isLong ? await findByBeginning(request.tx, [folded], asker.market, MOST_SUGGESTED) : []
      const first = [...(same === null ? [] : [same]), ...own.map(({ sku }) => sku), ...begin.map(({ sku }) => sku)]
      const found = new Set(first).size < MOST_SUGGESTED ? await searchParts(request, shopper, q, MOST_SUGGESTED) : []
      const skus = [...new Set([...first, ...found])].slice(0, MOST_SUGGESTED)
      const offer = await openOffers(request, shopper, skus)
      return {
        parts: skus.flatMap((sku) => offer({ sku, quantity: 1 }) ?? []).map((part) => ({ ...part, isSame: part.sku === same })),
      }
    },
    options,
  )

  addEndpoint(
    app,
    listCustomerNumbers,
    async (request) => {
      const { account } = await requireShopper(request, {})
      return {
        count: await store.countCustomerNumbers(request.tx, account.id),
        numbers: await store.listCustomerNumbers(request.tx, account.id, MOST_SHOWN),
      }
    },
    options,
  )

  addEndpoint(
    app,
    saveCustomerNumbers,
    async (request) => {
      const shopper = await requireShopper(request, {})
      const { numbers } = request.body
      const known = await lookUpNumbers(
        request.tx,
        { ...askerOf(shopper) },
        numbers.map(({ sku }) => sku),
      )
      const judged = numbers.map((pair) => ({ pair, meant: known.products.get(foldPartNumber(pair.sku)) ?? [] }))
      const good = judged.flatMap(({ pair, meant }) => {
        const [sku] = meant
        return meant.length === 1 && sku !== undefined && foldPartNumber(pair.number).length > 1
          ? [{ number: pair.number, sku }]
          : []
      })
      if (good.length > 0) await store.saveCustomerNumbers(request.tx, shopper.account.id, good, app.services.clock.now())
      if ((await store.countCustomerNumbers(request.tx, shopper.account.id)) > MOST_NUMBERS)
        throw new Problem(409, 'too_many_numbers', `An account keeps ${MOST_NUMBERS} numbers at most.`)
      return { saved: good.length, failed: judged.filter(({ meant }) => meant.length !== 1).map(({ pair }) => pair) }
    },
    options,
  )

  addEndpoint(
    app,
    removeCustomerNumber,
    async (request) => {
      const { account } = await requireShopper(request, {})
      if (!(await store.deleteCustomerNumber(request.tx, account.id, request.params.number))) notFound('number')
      return { success: true as const }
    },
    options,
  )
}
