import type { FastifyRequest } from 'fastify'
import { selectOrderable, selectOrderingAccount, type ActiveAccount } from '#foundation/accounts/public.server.ts'
import { readSiteFacts } from '#foundation/entitlements/public.server.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import { findPerson } from '#foundation/identity/public.server.ts'
import type { PriceRequest } from '#features/buying/pricing/price-and-stock.service.ts'
import type { PersonFacts } from '#kernel/action.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import { notFound, Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** Someone who may buy, with the account they buy for; everything in it comes from the server's own tables [T-16, T-79]. */
export type Buyer = {
  readonly personId: string
  readonly account: ActiveAccount
  readonly priceRequest: PriceRequest
}

type Context = {
  readonly tx: Tx
  readonly server: { readonly services: Services }
  readonly scope: { readonly tenant: TenantKey }
}

/** Decides what a person may do, and throws 403 with the reasons that `/api/me/why` would give. */
const requireRight = ({ server, scope }: Context, facts: PersonFacts | undefined, actions: readonly string[]): void => {
  const { explainer, ...services } = server.services
  const site = readSiteFacts(services, scope.tenant)
  const decisions = actions.map((action) => explainer.actions.decide(action, site, facts))
  const refused = decisions.filter((decision) => !decision?.allowed)
  if (refused.length === 0) return
  const reasons = refused.flatMap((decision) => decision?.reasons.map(({ rule }) => rule) ?? [])
  throw new Problem(403, 'may_not_buy', 'You may not buy online.', { extra: { reasons: [...new Set(reasons)] } })
}

/** The countries that the request's cookies or its page sell to. */
const readMarket = ({ cookies }: FastifyRequest, country: string): readonly string[] => {
  const { selecteddtm: selected, dtm: target } = cookies
  return chooseMarket({ selected, target, urlCountry: country }, isCountryCode)
}

export const toPriceRequest = (request: FastifyRequest, account: ActiveAccount, country: string): PriceRequest => ({
  tenant: request.scope.tenant,
  account,
  currency: account.currency,
  market: readMarket(request, country),
})

/** Who buys, and for which account; 409 while none is chosen, or when the page was drawn for another [T-77]. */
export const requireBuyer = async (
  request: FastifyRequest,
  country: string,
  actions: readonly string[] = ['buy'],
): Promise<Buyer> => {
  const { id: personId } = userOf(request)
  const { select, read } = await selectOrderingAccount(request)
  const { facts, value } = await request.server.services.explainer.readPersonFactsAnd(request.tx, personId, select)
  requireRight(request, facts, actions)
  const account = await read(value)
  return { personId, account, priceRequest: toPriceRequest(request, account, country) }
}

export type BuyerFacts = {
  readonly personId: string
  readonly accountKey: string
  /** The account's own where it is not given. */
  readonly currency?: string | undefined
  readonly market: readonly string[]
}

/** Somebody who is not the one who calls, such as whoever sent an order for approval; their rights are those of now. */
export const findBuyer = async (
  context: Context,
  { personId, accountKey, currency: given, market }: BuyerFacts,
  actions: readonly string[],
): Promise<Buyer> => {
  const { tx, server, scope } = context
  const { services } = server
  const person = (await findPerson(tx, personId)) ?? notFound('person')
  const { select, read } = selectOrderable({ services, tenant: scope.tenant }, person, accountKey)
  const { facts, value } = await services.explainer.readPersonFactsAnd(tx, personId, select)
  requireRight(context, facts, actions)
  const account = read(value)
  if (!account) throw new Problem(409, 'account_changed', 'They do not order for this account any more.')
  const currency = given ?? account.currency
  return {
    personId,
    account: { ...account, currency },
    priceRequest: { tenant: scope.tenant, account, currency, market },
  }
}
