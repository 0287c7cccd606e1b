import { addDays, writeDay } from '#demo/orders/order-life.ts'
import type { IssuedInvoice, NewInvoice } from '#features/orders/invoices/public.server.ts'
import type { Order } from '#features/orders/orders/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { percentOf } from '#kernel/money.ts'

const LANGUAGES: Readonly<Partial<Record<string, Language>>> = { PL: 'pl', DE: 'de', FR: 'fr', ES: 'es', CN: 'zh' }
const DAYS_TO_PAY = 30
const DAYS_TO_INVOICE = 9

/** Nobody owes for years: what is due for longer than this is paid. */
const LATEST_DAYS = 100

/** Of what fell due lately every third one is not paid yet, and of these every third is in dispute. */
const settle = (serial: number, due: Date, now: Date, totalMinor: bigint) => {
  if (due >= now) return { paidMinor: 0n, isDisputed: false }
  const isOwed = addDays(due, LATEST_DAYS) > now && serial % 3 === 0
  if (!isOwed) return { paidMinor: totalMinor, isDisputed: false }
  return { paidMinor: serial % 2 === 0 ? totalMinor / 4n : 0n, isDisputed: serial % 9 === 0 }
}

/** An invoice for the shipped part of an order, billed as it was ordered; undefined where nothing was sent. */
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
    ...settle(Number(order.number) % 1000, due, now, totalMinor),
  }
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, amount) => sum + amount, 0n)

/** An invoice, issued today, for shipments that are not billed yet; undefined where nothing is left. */
export const makeRestInvoice = (order: Order, billed: readonly IssuedInvoice[], now: Date): NewInvoice | undefined => {
  const whole = makeDemoInvoice(order, now)
  if (!whole) return undefined
  const done = new Map<string, number>()
  for (const { sku, quantity } of billed.flatMap((invoice) => invoice.lines)) done.set(sku, (done.get(sku) ?? 0) + quantity)
  const lines = whole.lines
    .map((line) => {
      const before = Math.min(line.quantity, done.get(line.sku) ?? 0)
      done.set(line.sku, (done.get(line.sku) ?? 0) - before)
      return { ...line, quantity: line.quantity - before }
    })
    .filter(({ quantity }) => quantity > 0)
    .map((line) => ({ ...line, totalMinor: line.unitMinor * BigInt(line.quantity) }))
  const freightMinor = whole.freightMinor - sumOf(billed.map((invoice) => invoice.freightMinor))
  const taxes = whole.taxes.map((tax, at) => ({
    ...tax,
    baseMinor: tax.baseMinor - sumOf(billed.map((invoice) => invoice.taxes[at]?.baseMinor ?? 0n)),
    amountMinor: tax.amountMinor - sumOf(billed.map((invoice) => invoice.taxes[at]?.amountMinor ?? 0n)),
  }))
  const totalMinor = sumOf([freightMinor, ...lines.map((line) => line.totalMinor), ...taxes.map((tax) => tax.amountMinor)])
  if (lines.length === 0 || totalMinor <= 0n) return undefined
  const number = billed.length === 0 ? whole.number : `${whole.number}-${billed.length + 1}`
  const days = { issuedOn: writeDay(now), dueOn: writeDay(addDays(now, DAYS_TO_PAY)) }
  return { ...whole, number, ...days, lines, freightMinor, taxes, totalMinor, paidMinor: 0n, isDisputed: false }
}
