import type { FastifyRequest } from 'fastify'
import { requireBuyer, type Buyer } from '#features/buying/pricing/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import type { Locale } from '#kernel/locale.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

type Place = { readonly country?: string | undefined; readonly language?: string | undefined }

/** As much of a request as pricing and ordering need: an order is also placed for somebody who is not the one who calls. */
export type ShopContext = {
  readonly tx: Tx
  readonly server: { readonly services: Services }
  readonly scope: { readonly tenant: TenantKey; readonly user?: ScopeUser | undefined }
}

export type Shopper = Buyer & { readonly locale: Locale; readonly hidesPrices: boolean }

/** Whoever may neither buy nor open the cart has none: the same two decisions that `/api/me/why` explains. */
export const requireShopper = async (request: FastifyRequest, { country, language }: Place): Promise<Shopper> => {
  const { tenant } = request.scope
  const person = await requirePerson(request)
  const locale = {
    country: country ?? (person.countryCode.toLowerCase() || 'us'),
    language: languageOf(language ?? person.language),
  }
  const buyer = await requireBuyer(request, locale.country, ['buy', 'open-mini-cart'])
  return { ...buyer, locale, hidesPrices: request.server.services.tenants.flagsOf(tenant).hideCurrency }
}

export const ownerOf = ({ personId, account }: Buyer) => ({ personId, soldToId: account.id })
