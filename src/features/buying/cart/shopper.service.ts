import type { FastifyRequest } from 'fastify'
import { findBuyer, requireBuyer, type Buyer } from '#features/buying/pricing/public.server.ts'
import { chooseMarket, isCountryCode, languageOf } from '#foundation/locale/public.ts'
import { findPerson, requirePerson } from '#foundation/identity/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import { userOf } from '#platform/http/access.ts'
import { notFound } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'

type Place = { readonly country?: string | undefined; readonly language?: string | undefined }

/** As much of a request as pricing and ordering need: an order is also placed for somebody who is not the one who calls. */
export type ShopContext = {
  readonly tx: Tx
  readonly server: { readonly services: Services }
  readonly scope: { readonly tenant: TenantKey; readonly user?: ScopeUser | undefined }
}

export type Shopper = Buyer & { readonly locale: Locale; readonly hidesPrices: boolean; readonly punchOutId?: string | undefined }

/** Whoever may neither buy nor open the cart has none: the same two decisions that `/api/me/why` explains. */
export const requireShopper = async (request: FastifyRequest, { country, language }: Place): Promise<Shopper> => {
  const { tenant } = request.scope
  const person = await requirePerson(request)
  const locale = {
    country: country ?? (person.countryCode.toLowerCase() || 'us'),
    language: languageOf(language ?? person.language),
  }
  const buyer = await requireBuyer(request, locale.country, ['buy', 'open-mini-cart'])
  return {
    ...buyer,
    locale,
    hidesPrices: request.server.services.tenants.flagsOf(tenant).hideCurrency,
    punchOutId: userOf(request).punchOutId,
  }
}

type NamedBuyer = {
  readonly personId: string
  readonly accountKey: string
  /** The account's own where it is not given. */
  readonly currency?: string
  readonly country: string
}

/** Somebody who may not be the one who calls, for an account that is named: orders that come by themselves. */
export const requireShopperFor = async (context: ShopContext, named: NamedBuyer): Promise<Shopper> => {
  const { tx, server, scope } = context
  const { personId, accountKey, currency, country } = named
  const person = (await findPerson(tx, personId)) ?? notFound('person')
  const market = chooseMarket({ selected: undefined, target: undefined, urlCountry: country }, isCountryCode)
  const buyer = await findBuyer(context, { personId, accountKey, currency, market }, ['buy', 'open-mini-cart'])
  const { hideCurrency } = server.services.tenants.flagsOf(scope.tenant)
  return { ...buyer, locale: { country, language: languageOf(person.language) }, hidesPrices: hideCurrency }
}

export const ownerOf = ({ personId, account, punchOutId }: Buyer & Pick<Shopper, 'punchOutId'>) => ({
  personId,
  soldToId: account.id,
  ...(punchOutId !== undefined && { punchOutId }),
})
