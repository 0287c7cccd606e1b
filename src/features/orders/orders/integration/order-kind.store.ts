import { sql } from 'kysely'
import type { Line } from '#foundation/data-kinds/public.ts'
import { writeAmount } from '#foundation/data-kinds/public.server.ts'
import type { OrderLine } from '#features/orders/orders/order-model.rules.ts'
import { readLines } from '#features/orders/orders/order.store.ts'
import { toDecimal } from '#kernel/money.ts'
import { DEFAULT_LOCALE } from '#kernel/locale.ts'
import { trimSigns } from '#kernel/trim-signs.ts'
import { SITE_LOCALES } from '#kernel/site-locale.ts'
import type { Tx } from '#platform/database/database.ts'

const amountOf = (minor: string) => writeAmount(sql.raw(minor), sql.raw('orders.currency'))

/** Orders as the lines that say the same. */
export const ORDER_SOURCE_LINES = sql`
  select orders.number as "orderNumber", orders.account_key as "account", orders.po_number as "poNumber", orders.state,
    to_char(orders.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "placedAt", person.email as "placedBy",
    orders.requested_on::text as "requestedOn", orders.promised_on::text as "promisedOn", orders.currency, orders.site,
    (select jsonb_object_agg(part.key, case when part.key = 'countryCode' then lower(part.value) else part.value end)
      from jsonb_each_text(orders.ship_to) as part where part.value <> '') as "shipTo",
    orders.delivery_method as "deliveryMethod", orders.payment_type as "paymentType", orders.is_complete as "isComplete",
    orders.id::text as "orderId", null::jsonb as "lines", null::jsonb as "backorders", null::jsonb as "history",
    ${amountOf('orders.freight_minor')} as "freight",
    (select jsonb_agg(jsonb_build_object('name', tax.value->>'name', 'percent', trim_scale((tax.value->>'percent')::numeric)::text,
        'amount', ${amountOf("tax.value->>'minor'")}) order by tax.ordinality)
      from jsonb_array_elements(orders.taxes) with ordinality as tax) as "taxes",
    orders.changed_at
  from orders left join person on person.id = orders.placed_by and person.status <> 'deleted'`

/** As amounts are written in lines: without zeros at the end. */
const writeMinor = (minor: bigint, currency: string): string => {
  const decimal = toDecimal({ minor, currency })
  return decimal.includes('.') ? trimSigns(trimSigns(decimal, { end: /0/ }), { end: /\./ }) : decimal
}

/** Empty fields are left out. */
const toPart = (line: OrderLine, currency: string): Line => {
  const { unitMinor, totalMinor, position, sku, name, category, quantity, shipped, backordered, ...rest } = line
  const isPlain = totalMinor === unitMinor * BigInt(quantity)
  const part = {
    ...{ position, sku, name, category, quantity, shipped, backordered },
    unitPrice: writeMinor(unitMinor, currency),
    total: isPlain ? null : writeMinor(totalMinor, currency),
    ...{ note: rest.note, requestedOn: rest.requestedOn, promisedOn: rest.promisedOn },
  }
  return Object.fromEntries(Object.entries(part).filter(([, value]) => value !== null && value !== '' && value !== 0))
}

/** Adds the lines of orders, read in one statement. */
export const expandOrders = async (tx: Tx, orders: readonly Line[]): Promise<Line[]> => {
  const lines = await readLines(
    tx,
    orders.map(({ orderId }) => String(orderId)),
  )
  return orders.map(({ orderId, ...order }) => ({
    ...order,
    lines: (lines.get(String(orderId)) ?? []).map((line) => toPart(line, String(order['currency']))),
  }))
}

export const holdOrders = async (tx: Tx, numbers: readonly string[]): Promise<void> => {
  await sql`select from orders where number = any(${[...numbers]}::text[]) order by id for update`.execute(tx)
}

export const findOrderReferences = async (tx: Tx, references: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ number: string }>`
    select number from orders where number = any(${[...references]}::text[])`.execute(tx)
  return new Map(rows.map(({ number }) => [number, number]))
}

/** Those who placed orders, by mail address. */
export const findBuyers = async (tx: Tx, mails: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (mails.length === 0) return new Map()
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from person where email = any(${[...mails]}::text[])`.execute(tx)
  return new Map(rows.map(({ id, email }) => [email, id]))
}

export type CataloguePart = { readonly sku: string; readonly names: Readonly<Record<string, string>>; readonly category: string }

export const findCatalogueParts = async (tx: Tx, skus: readonly string[]): Promise<ReadonlyMap<string, CataloguePart>> => {
  if (skus.length === 0) return new Map()
  const { rows } = await sql<CataloguePart>`
    select product.sku, product.names, category.path as category from product
    join category on category.id = product.category_id where product.sku = any(${[...skus]}::text[])`.execute(tx)
  return new Map(rows.map((part) => [part.sku, part]))
}

const languageOf = (country: string): string =>
  SITE_LOCALES.find((locale) => locale.country === country.toLowerCase())?.language ?? DEFAULT_LOCALE.language

/** The language of the site that an account's country has. */
export const findAccountLanguages = async (tx: Tx, keys: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ accountKey: string; countryCode: string }>`
    select account_key, country_code from sold_to where account_key = any(${[...keys]}::text[])`.execute(tx)
  return new Map(rows.map(({ accountKey, countryCode }) => [accountKey, languageOf(countryCode)]))
}

/** Orders that something hangs on: what was sent, returned or billed, or that were placed here. */
export const findUsedOrders = async (tx: Tx, numbers: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ number: string; reason: string }>`
    select number, case
        when source = 'portal' then 'the order was placed here; send it with the state Cancelled instead'
        when exists (select from shipment where shipment.order_id = orders.id)
          then 'there are shipments of this order; take them back first, or send it with the state Cancelled'
        when exists (select from order_return where order_return.order_id = orders.id) then 'there are returns of this order'
        else 'there are invoices of this order'
      end as reason
    from orders where number = any(${[...numbers]}::text[]) and (source = 'portal'
      or exists (select from shipment where shipment.order_id = orders.id)
      or exists (select from order_return where order_return.order_id = orders.id)
      or exists (select from invoice where invoice.order_number = orders.number))`.execute(tx)
  return new Map(rows.map(({ number, reason }) => [number, reason]))
}

/** With everything that belongs to them. */
export const deleteOrders = async (tx: Tx, numbers: readonly string[]): Promise<void> => {
  await sql`delete from orders where number = any(${[...numbers]}::text[])`.execute(tx)
}
