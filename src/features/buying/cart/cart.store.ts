import { sql, type ColumnType, type Generated } from 'kysely'
import { selectParts, type PartRow } from '#features/storefront/catalogue/public.server.ts'
import type { AgreedPrice } from '#features/buying/cart/cart.rules.ts'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    cart: {
      id: Generated<string>
      personId: string
      soldToId: string
      version: Generated<number>
      changedAt: Date
      orderedAt: Date | null
      orderNumber: string | null
      /** The accepted quote that made it: its prices are agreed, until this instant. */
      quoteNumber: string | null
      pricesUntil: Date | null
      /** Of a visit that a procurement system opened: beside the one that the person fills. */
      punchOutId: string | null
    }
    cartLine: {
      id: Generated<string>
      cartId: string
      sku: string
      quantity: number
      note: Generated<string>
      requestedOn: ColumnType<string | null, string | null | undefined, string | null>
      isSaved: Generated<boolean>
      seenMinor: ColumnType<string | null, bigint | null, bigint | null>
      seenCurrency: string | null
      agreedUnitMinor: ColumnType<string | null, bigint | null | undefined, never>
      agreedTotalMinor: ColumnType<string | null, bigint | null | undefined, never>
      agreedCurrency: string | null
      agreedLeadDays: number | null
      place: ColumnType<string, never, never>
    }
  }
}

/** Whose cart it is: one a person and ordering account, and one for each visit of a procurement system. */
export type CartOwner = { readonly personId: string; readonly soldToId: string; readonly punchOutId?: string | undefined }

export type Cart = { readonly id: string; readonly version: number }

export type CartLine = {
  readonly id: string
  readonly sku: string
  readonly quantity: number
  readonly note: string
  readonly requestedOn: string | null
  readonly isSaved: boolean
  /** The unit price when the person last saw the line. */
  readonly seen?: Money
  readonly agreed?: AgreedPrice
}

export const findCart = (tx: Tx, { personId, soldToId, punchOutId }: CartOwner): Promise<Cart | undefined> =>
  tx
    .selectFrom('cart')
    .select(['id', 'version'])
    .where('personId', '=', personId)
    .where('soldToId', '=', soldToId)
    .where('punchOutId', 'is not distinct from', punchOutId ?? null)
    .where('orderedAt', 'is', null)
    .executeTakeFirst()

/** Makes it if there is none, and holds it until the end of the transaction: changes to one cart come one after the other. */
export const openCart = async (tx: Tx, { personId, soldToId, punchOutId }: CartOwner, now: Date): Promise<Cart> => {
  const conflict =
    punchOutId === undefined
      ? sql`(tenant, person_id, sold_to_id) where ordered_at is null and punch_out_id is null`
      : sql`(tenant, punch_out_id) where punch_out_id is not null`
  const { rows } = await sql<Cart>`
    insert into cart (person_id, sold_to_id, punch_out_id, changed_at)
    values (${personId}, ${soldToId}, ${punchOutId ?? null}, ${now})
    on conflict ${conflict} do update set version = cart.version + 1, changed_at = excluded.changed_at
    returning id, version`.execute(tx)
  const [cart] = rows
  if (!cart) throw new Error('the cart was neither made nor found')
  return cart
}

const SELECTED = [
  ...(['id', 'sku', 'quantity', 'note', 'isSaved', 'seenMinor', 'seenCurrency'] as const),
  ...(['agreedUnitMinor', 'agreedTotalMinor', 'agreedCurrency', 'agreedLeadDays'] as const),
] as const

const readRows = (tx: Tx, cartId: string) =>
  tx
    .selectFrom('cartLine')
    .select(SELECTED)
    .select(sql<string | null>`requested_on::text`.as('requestedOn'))
    .where('cartId', '=', cartId)

type LineRow = Awaited<ReturnType<ReturnType<typeof readRows>['execute']>>[number]

const toMoney = (minor: string | null, currency: string | null): Money | undefined =>
  minor === null || currency === null ? undefined : { minor: BigInt(minor), currency }

const toLine = (row: LineRow): CartLine => {
  const { seenMinor, seenCurrency, agreedUnitMinor, agreedTotalMinor, agreedCurrency, agreedLeadDays, ...line } = row
  const seen = toMoney(seenMinor, seenCurrency)
  const [unit, total] = [toMoney(agreedUnitMinor, agreedCurrency), toMoney(agreedTotalMinor, agreedCurrency)]
  const agreed = unit && total && { unit, total, ...(agreedLeadDays !== null && { leadDays: agreedLeadDays }) }
  return { ...line, ...(seen && { seen }), ...(agreed && { agreed }) }
}

/** In the order in which they came. */
export const listLines = async (tx: Tx, cartId: string): Promise<CartLine[]> =>
  (await readRows(tx, cartId).orderBy('place').execute()).map(toLine)

export const findLine = async (tx: Tx, cartId: string, id: string): Promise<CartLine | undefined> => {
  const row = await readRows(tx, cartId).where('id', '=', id).executeTakeFirst()
  return row && toLine(row)
}

export type SavedLine = { readonly sku: string; readonly quantity: number; readonly seen?: Money | undefined }

/** A part that is there already gets the new quantity. */
const upsertLines = (cartId: string, lines: readonly SavedLine[]) => sql<{ id: string; sku: string }>`
    insert into cart_line (cart_id, sku, quantity, seen_minor, seen_currency)
    select ${cartId}::uuid, sku, quantity, minor, currency
    from unnest(${lines.map(({ sku }) => sku)}::text[], ${lines.map(({ quantity }) => quantity)}::integer[],
      ${lines.map(({ seen }) => seen?.minor ?? null)}::bigint[], ${lines.map(({ seen }) => seen?.currency ?? null)}::text[])
      with ordinality as asked (sku, quantity, minor, currency, place)
    order by place
    on conflict (cart_id, sku, is_saved) do update
      set quantity = excluded.quantity, seen_minor = excluded.seen_minor, seen_currency = excluded.seen_currency
    returning id, sku`

/** Any number of lines in one statement. */
export const saveLines = async (tx: Tx, cartId: string, lines: readonly SavedLine[]): Promise<void> => {
  if (lines.length > 0) await upsertLines(cartId, lines).execute(tx)
}

type NamedLine = { readonly id: string; readonly sku: string; readonly part: PartRow | null }

/** The same, with what the catalogue says of some of these parts. */
export const saveNamedLines = async (
  tx: Tx,
  cartId: string,
  lines: readonly SavedLine[],
  named: readonly string[],
): Promise<NamedLine[]> => {
  const { rows } = await sql<NamedLine>`
    with saved as (${upsertLines(cartId, lines)})
    select saved.id, saved.sku, to_jsonb(part) as part
    from saved left join (${selectParts(named)}) as part on part.sku = saved.sku`.execute(tx)
  return rows
}

export type LineChange = {
  readonly quantity?: number | undefined
  readonly note?: string | undefined
  readonly requestedOn?: string | null | undefined
  readonly isSaved?: boolean | undefined
  readonly seen?: Money | undefined
}

export const updateLine = async (tx: Tx, id: string, { seen, ...change }: LineChange): Promise<void> => {
  const set = { ...change, ...(seen && { seenMinor: seen.minor, seenCurrency: seen.currency }) }
  const given = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined))
  if (Object.keys(given).length > 0) await tx.updateTable('cartLine').set(given).where('id', '=', id).execute()
}

type DeliveryDay = { readonly sku: string; readonly requestedOn: string; readonly note: string }

/** The earlier day stays where a line has one, and so does what somebody noted. */
export const setDeliveryDays = async (tx: Tx, cartId: string, days: readonly DeliveryDay[]): Promise<void> => {
  if (days.length === 0) return
  await sql`
    update cart_line set requested_on = least(requested_on, day), note = case when cart_line.note = '' then given.note else cart_line.note end
    from unnest(${days.map(({ sku }) => sku)}::text[], ${days.map(({ requestedOn }) => requestedOn)}::date[],
      ${days.map(({ note }) => note)}::text[]) as given (sku, day, note)
    where cart_id = ${cartId}::uuid and not is_saved and cart_line.sku = given.sku`.execute(tx)
}

export const removeLine = async (tx: Tx, cartId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await tx.deleteFrom('cartLine').where('cartId', '=', cartId).where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}
