import type { FastifyRequest } from 'fastify'
import { requireAccountBuyer, requireBuyer, type Buyer } from '#features/buying/pricing/public.server.ts'
import { languageOf } from '#foundation/locale/public.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import type { Locale } from '#kernel/locale.ts'

type Place = { readonly country?: string | undefined; readonly language?: string | undefined }

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

/** The same for an account that is named, whatever the session's is. */
export const requireShopperFor = async (request: FastifyRequest, accountKey: string, country: string): Promise<Shopper> => {
  const person = await requirePerson(request)
  const buyer = await requireAccountBuyer(request, accountKey, country, ['buy', 'open-mini-cart'])
  const { hideCurrency } = request.server.services.tenants.flagsOf(request.scope.tenant)
  return { ...buyer, locale: { country, language: languageOf(person.language) }, hidesPrices: hideCurrency }
}

export const ownerOf = ({ personId, account }: Buyer) => ({ personId, soldToId: account.id })
