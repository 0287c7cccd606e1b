import { z } from 'zod'
import { findOrderingAccount } from '#features/accounts/public.server.ts'
import { MOST_ASKED, toAccountOffer } from '#features/catalogue/offer/offer.rules.ts'
import { listAccountPrices } from '#features/catalogue/product/price.store.ts'
import { SKU } from '#features/catalogue/product/product.rules.ts'
import { listProductsBySku } from '#features/catalogue/product/product.store.ts'
import { chooseMarket, isCountryCode } from '#features/locale/public.ts'
import { resolveFlags } from '#features/tenants/public.ts'
import type { App } from '#server/feature.ts'
import { notFound, unauthorised } from '#server/http/errors.ts'

const skus = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => [...new Set([value].flat())])
  .pipe(z.array(z.string().regex(SKU)).min(1).max(MOST_ASKED))

const querystring = z.object({
  sku: skus.describe('Part numbers, one parameter each'),
  country: z.string().regex(/^[a-z]{2}$/),
  soldTo: z
    .string()
    .regex(/^(?:\w{1,10}~)?\w{1,20}$/)
    .optional()
    .describe('One of the person’s own accounts; the default one without it'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .optional()
    .describe('One that the account may use'),
})

const price = z.object({ minor: z.number(), currency: z.string() })
const answer = z.object({
  account: z.object({ number: z.string(), name: z.string() }).nullable(),
  offers: z.array(
    z.object({
      sku: z.string(),
      isOwn: z.boolean(),
      price: price.optional(),
      list: price.optional(),
      stock: z.object({ state: z.enum(['in', 'low', 'out']), quantity: z.number() }),
    }),
  ),
})

export const offerRoutes = (app: App): void => {
  const { tenants } = app.services
  app.get(
    '/api/catalogue/prices',
    {
      schema: {
        tags: ['catalogue'],
        summary: 'What the account of the person signed in pays for parts, and what it can have of them',
        querystring,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store')
      const { tx, scope } = request
      const { sku, country, soldTo, currency } = request.query
      const personId = scope.user?.id ?? unauthorised('Please sign in.', { session_valid: false })
      const flags = resolveFlags(tenants.byKey(scope.tenant)?.flags)
      const account = await findOrderingAccount(tx, {
        traits: tenants.traitsOf(scope.tenant),
        flags,
        personId,
        country,
        soldTo,
        currency,
      })
      if (!account) return soldTo === undefined && currency === undefined ? { account: null, offers: [] } : notFound('account')
      const { selecteddtm: selected, dtm: target } = request.cookies
      const products = await listProductsBySku(tx, sku, chooseMarket({ selected, target, urlCountry: country }, isCountryCode))
      const own = await listAccountPrices(tx, account, sku)
      const terms = {
        currency: account.currency,
        country: account.countryCode.toLowerCase(),
        hidesPrices: flags.hideCurrency,
      }
      return {
        account: { number: account.number, name: account.name },
        offers: products.map((product) => toAccountOffer(product, own.get(product.sku), terms)),
      }
    },
  )
}
