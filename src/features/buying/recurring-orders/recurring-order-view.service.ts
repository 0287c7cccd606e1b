import type { FastifyRequest } from 'fastify'
import { requireShopperFor } from '#features/buying/cart/public.server.ts'
import { readCurrent } from '#features/buying/recurring-orders/order-recurring.service.ts'
import type { RecurringView } from '#features/buying/recurring-orders/recurring-order.schema.ts'
import { leftOf } from '#features/buying/recurring-orders/call-off.rules.ts'
import { countCalled } from '#features/buying/recurring-orders/call-off.service.ts'
import { findDifferences, SHOWN_DAYS, type CurrentPart } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { listEvents, type RecurringOrder } from '#features/buying/recurring-orders/recurring-order.store.ts'
import { listDays } from '#features/buying/recurring-orders/schedule.rules.ts'
import { listProductsBySku } from '#features/storefront/catalogue/public.server.ts'
import { inLanguage } from '#features/storefront/catalogue/public.ts'
import type { Language } from '#kernel/locale.ts'
import { toMoneyJson } from '#kernel/money.ts'
import { Problem } from '#platform/http/errors.ts'

export const todayOf = ({ server }: FastifyRequest): string => server.services.clock.now().toISOString().slice(0, 10)

export const describeHead = (order: RecurringOrder, hidesPrices: boolean) => {
  const { id, name, state, reason, every, callUntil, startsOn, nextOn, accountKey, costCentre, lines, currency } = order
  const minor = lines.reduce((sum, line) => sum + BigInt(line.minor) * BigInt(line.quantity), 0n)
  return {
    ...{ id, name, state, reason, every, callUntil, startsOn, nextOn: state === 'Active' ? nextOn : null, account: accountKey },
    costCentre,
    lineCount: lines.length,
    total: hidesPrices || callUntil !== null ? null : toMoneyJson({ minor, currency }),
  }
}

/** Nothing is known of now where the person may not order for the account any more. */
const readNow = async (request: FastifyRequest, order: RecurringOrder) => {
  try {
    return await readCurrent(request, await requireShopperFor(request, order), order.lines)
  } catch (error) {
    if (error instanceof Problem) return new Map<string, CurrentPart>()
    throw error
  }
}

/** The price of a call is that of its quantity, so what is on call differs only where a part cannot be ordered at all. */
const listDifferences = ({ lines, currency, callUntil }: RecurringOrder, current: ReadonlyMap<string, CurrentPart>) => {
  const differences = findDifferences(lines, currency, current)
  return callUntil === null ? differences : differences.filter(({ reason }) => reason === 'unavailable')
}

const listUpcoming = ({ state, every, startsOn, nextOn }: RecurringOrder, today: string): string[] =>
  state === 'Ended' || !every ? [] : listDays({ startsOn, every }, laterOf(nextOn, today), SHOWN_DAYS)

export const viewRecurring = async (
  request: FastifyRequest,
  order: RecurringOrder,
  language: Language,
): Promise<RecurringView> => {
  const { tx, server, scope } = request
  const { hideCurrency } = server.services.tenants.flagsOf(scope.tenant)
  const { lines, currency, country, state, callUntil } = order
  const current = state === 'Ended' ? undefined : await readNow(request, order)
  const differences = new Map(current && listDifferences(order, current).map(({ sku, reason }) => [sku, reason] as const))
  const called = callUntil === null ? undefined : await countCalled(tx, order.id)
  const products = await listProductsBySku(
    tx,
    lines.map(({ sku }) => sku),
    [country],
  )
  const names = new Map(products.map((product) => [product.sku, inLanguage(product.names, language)]))
  const money = (minor: bigint) => (hideCurrency ? null : toMoneyJson({ minor, currency }))
  return {
    ...describeHead(order, hideCurrency),
    upcoming: listUpcoming(order, todayOf(request)),
    lines: lines.map(({ sku, quantity, minor }) => {
      const now = current?.get(sku)?.minor
      return {
        ...{ sku, quantity, name: names.get(sku) ?? sku, agreed: callUntil === null ? money(BigInt(minor)) : null },
        left: called ? leftOf({ sku, quantity }, called) : null,
        current: now === undefined ? null : money(now),
        difference: differences.get(sku) ?? null,
      }
    }),
    events: (await listEvents(tx, order.id)).map(({ at, kind, dueOn, orderNumber, reason }) => ({
      ...{ kind, dueOn, orderNumber, reason: reason as RecurringView['reason'] },
      at: at.toISOString(),
    })),
  }
}

/** A day that is still due is shown, one that passed while it was paused is not. */
const laterOf = (nextOn: string | null, today: string): string => (nextOn !== null && nextOn > today ? nextOn : today)
