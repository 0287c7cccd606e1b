import type { FastifyRequest } from 'fastify'
import { lockCart, type Shopper } from '#features/buying/cart/public.server.ts'
import type { ApprovalNeedView, CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { saveCheckout } from '#features/buying/checkout/checkout.store.ts'
import { checkPurchase } from '#features/buying/checkout/order/check-purchase.service.ts'
import { chargeDraft, readDraft, type OrderDraft } from '#features/buying/checkout/read-checkout.service.ts'
import { describeBudget, describeNeeds } from '#features/company/approvals/public.server.ts'
import { findMember } from '#features/company/people/public.server.ts'
import { listCostCentres, requireCostCentre, viewCredit } from '#features/company/purchase-policy/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { notFound } from '#platform/http/errors.ts'

/** Those that the person may order for. */
export const listChoices = async (tx: Tx, personId: string): Promise<CheckoutView['costCentres']> => {
  const member = await findMember(tx, personId)
  if (!member) return []
  const isTheirs = (code: string): boolean => member.costCentres.length === 0 || member.costCentres.includes(code)
  const all = await listCostCentres(tx, member.companyId)
  return all.filter(({ code, isActive }) => isActive && isTheirs(code)).map(({ code, name }) => ({ code, name }))
}

export const saveCostCentre = async (
  { tx, server }: FastifyRequest,
  { personId }: Shopper,
  { cartId }: OrderDraft,
  code: string | null,
): Promise<void> => {
  if (code !== null) await requireCostCentre(tx, (await findMember(tx, personId)) ?? notFound('cost centre'), code)
  await saveCheckout(tx, cartId, { costCentre: code }, server.services.clock.now())
}

const NOBODY: ApprovalNeedView = { needed: false, because: [], budget: null, credit: null }

/** Before an order is submitted: who must approve it and why, and what it leaves of budget and credit; for another cost centre than the chosen one where it is given. */
export const explainPurchase = async (
  request: FastifyRequest,
  shopper: Shopper,
  cartId: string | undefined,
  costCentre?: string,
): Promise<ApprovalNeedView> => {
  if (cartId !== undefined && !(await lockCart(request.tx, shopper.personId, cartId))) notFound('cart')
  const chosen = await readDraft(request, shopper, cartId)
  const draft = costCentre === undefined ? chosen : { ...chosen, checkout: { ...chosen.checkout, costCentre } }
  const charges = chargeDraft(request, draft)
  if (!charges) return NOBODY
  const { member, needs, members, budget, credit } = await checkPurchase(request, shopper, draft, charges)
  const words = { services: request.server.services, locale: shopper.locale }
  const use = describeBudget({ budget })
  return {
    needed: needs.length > 0,
    because: describeNeeds(words, needs, members, shopper.personId),
    budget: use && budget ? { ...use, isExceeded: budget.isExceeded } : null,
    credit: credit && !shopper.hidesPrices ? viewCredit(credit, member !== undefined) : null,
  }
}
