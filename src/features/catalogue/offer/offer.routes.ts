import { findOrderingAccount } from '#features/accounts/public.server.ts'
import { listAccountOffers } from '#features/catalogue/offer/offer.api.ts'
import { toAccountOffer } from '#features/catalogue/offer/offer.rules.ts'
import { listAccountPrices } from '#features/catalogue/product/price.store.ts'
import { listProductsBySku } from '#features/catalogue/product/product.store.ts'
import { chooseMarket, isCountryCode } from '#features/locale/public.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { notFound, unauthorised } from '#platform/http/errors.ts'

export const offerRoutes = (app: App): void => {
  const { tenants } = app.services
  addEndpoint(app, listAccountOffers, async (request, reply) => {
    reply.header('cache-control', 'private, no-store')
    const { tx, scope } = request
    const { sku, country, soldTo, currency } = request.query
    const personId = scope.user?.id ?? unauthorised('Please sign in.', { session_valid: false })
    const flags = tenants.flagsOf(scope.tenant)
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
  })
}
