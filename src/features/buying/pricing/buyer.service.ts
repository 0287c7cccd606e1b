import type { FastifyRequest } from 'fastify'
import { requireOrderingAccount, requirePersonAccount, type ActiveAccount } from '#foundation/accounts/public.server.ts'
import { readSiteFacts } from '#foundation/entitlements/public.server.ts'
import { chooseMarket, isCountryCode } from '#foundation/locale/public.ts'
import type { PriceRequest } from '#features/buying/pricing/price-and-stock.service.ts'
import { Problem } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** Someone who may buy, with the account they buy for; everything in it comes from the server's own tables [T-16, T-79]. */
export type Buyer = {
  readonly personId: string
  readonly account: ActiveAccount
  readonly priceRequest: PriceRequest
}

/** Decides what a person may do, and throws 401 or 403 with the reasons that `/api/me/why` would give. */
const requireRight = async (request: FastifyRequest, ...actions: readonly string[]): Promise<string> => {
  const { explainer, ...services } = request.server.services
  const { tenant } = request.scope
  const { id: personId } = userOf(request)
  const facts = await explainer.readPersonFacts(request.tx, personId)
  const decisions = actions.map((action) => explainer.actions.decide(action, readSiteFacts(services, tenant), facts))
  const refused = decisions.filter((decision) => !decision?.allowed)
  if (refused.length === 0) return personId
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
  const personId = await requireRight(request, ...actions)
  const account = await requireOrderingAccount(request)
  return { personId, account, priceRequest: toPriceRequest(request, account, country) }
}

/** The same for an account that is named, active or not, such as for orders that come by themselves. */
export const requireAccountBuyer = async (
  request: FastifyRequest,
  accountKey: string,
  country: string,
  actions: readonly string[],
): Promise<Buyer> => {
  const personId = await requireRight(request, ...actions)
  const account = await requirePersonAccount(request, accountKey)
  return { personId, account, priceRequest: toPriceRequest(request, account, country) }
}
