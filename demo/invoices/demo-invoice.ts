import { addDays, writeDay } from '#demo/orders/order-life.ts'
import type { NewInvoice } from '#features/invoices/public.seed.ts'
import type { Order } from '#features/orders/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { percentOf } from '#kernel/money.ts'

const LANGUAGES: Readonly<Partial<Record<string, Language>>> = { PL: 'pl', DE: 'de', FR: 'fr', ES: 'es', CN: 'zh' }
const DAYS_TO_PAY = 30
const DAYS_TO_INVOICE = 9

/** Every fourteenth one that is due is not paid yet; two of these are in dispute. */
const settle = (serial: number, isDue: boolean, totalMinor: bigint) => {
  if (!isDue || serial % 14 === 5) return { paidMinor: serial % 28 === 5 ? totalMinor / 4n : 0n, isDisputed: serial % 84 === 5 }
  return { paidMinor: totalMinor, isDisputed: false }
}

/** What was sent of an order, billed as it was ordered; undefined where nothing was sent. */
export const makeDemoInvoice = (order: Order, now: Date): NewInvoice | undefined => {
  const { currency, shipTo, state } = order
  const lines = order.lines
    .filter(({ shipped }) => shipped > 0)
    .map(({ sku, name, shipped, unitMinor }) => ({
      ...{ sku, name, quantity: shipped, unitMinor },
      totalMinor: unitMinor * BigInt(shipped),
    }))
  if (lines.length === 0 || state === 'Cancelled') return undefined
  const isWhole = state !== 'Part shipped'
  const freightMinor = isWhole ? order.freightMinor : 0n
  const baseMinor = lines.reduce((sum, { totalMinor }) => sum + totalMinor, freightMinor)
  const taxes = order.taxes.map(({ name, percent, minor }) => {
    const part = percentOf({ minor: baseMinor, currency }, percent as `${number}`, 'half-up').minor
    return { name, percent, baseMinor, amountMinor: isWhole ? BigInt(minor) : part }
  })
  const totalMinor = taxes.reduce((sum, { amountMinor }) => sum + amountMinor, baseMinor)
  const issued = new Date(Math.min(addDays(order.placedAt, DAYS_TO_INVOICE).getTime(), now.getTime()))
  const due = addDays(issued, DAYS_TO_PAY)
  return {
    number: `9${order.number}`,
    account: order.accountKey,
    orderNumber: order.number,
    poNumber: order.poNumber || null,
    issuedOn: writeDay(issued),
    dueOn: writeDay(due),
    ...{ currency, lines, freightMinor, taxes, totalMinor },
    language: lookUp(LANGUAGES, shipTo.countryCode) ?? 'en',
    billTo: {
      name: shipTo.name,
      lines: [
        shipTo.street,
        [shipTo.postalCode, shipTo.city].join(' '),
        [shipTo.state, shipTo.countryCode].filter(Boolean).join(', '),
      ],
    },
    ...settle(Number(order.number) % 1000, due < now, totalMinor),
  }
}
