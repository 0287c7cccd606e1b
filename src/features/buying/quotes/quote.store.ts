import { sql, type ColumnType, type Generated } from 'kysely'
import type { NewVersion, Quote, QuoteLine, VersionKind } from '#features/buying/quotes/quote-model.rules.ts'
import { writeQuoteNumber } from '#features/buying/quotes/quote-list.rules.ts'
import type { QuoteState } from '#features/buying/quotes/quote-state.rules.ts'
import type { Money } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

type Minor = ColumnType<string | null, bigint | null, bigint | null>
type StoredDiscount = { readonly name: string; readonly percent?: string; readonly minor: string }

declare module '#platform/database/database.ts' {
  interface Tables {
    quote: {
      id: Generated<string>
      number: string
      accountKey: string
      currency: string
      state: QuoteState
      requestedBy: string | null
      requestedAt: Date
      changedAt: Date
      wantedBy: ColumnType<string | null>
      version: number
      totalMinor: Minor
      validUntil: Date | null
      sourceCartId: string | null
      sourceHash: string | null
      cartId: string | null
      orderNumber: string | null
      declineNote: Generated<string>
      remindedAt: Date | null
    }
    quoteVersion: {
      quoteId: string
      number: number
      kind: VersionKind
      madeBy: string | null
      madeAt: Date
      note: string
      validUntil: Date | null
      discounts: ColumnType<readonly StoredDiscount[], string, never>
      totalMinor: Minor
    }
    quoteLine: {
      quoteId: string
      version: number
      id: Generated<string>
      position: number
      sku: string
      name: string
      quantity: number
      listMinor: Minor
      unitMinor: Minor
      wantedMinor: Minor
      leadDays: number | null
      validUntil: Date | null
    }
  }
}

export const toMoney = (minor: string | null, currency: string): Money | undefined =>
  minor === null ? undefined : { minor: BigInt(minor), currency }

const selectQuote = (tx: Tx) =>
  tx
    .selectFrom('quote')
    .select(['id', 'number', 'accountKey', 'currency', 'state', 'requestedBy', 'requestedAt', 'changedAt', 'version'])
    .select(['totalMinor', 'validUntil', 'cartId', 'orderNumber', 'declineNote'])
    .select(sql<string | null>`wanted_by::text`.as('wantedBy'))

type Row = Omit<Quote, 'total'> & { readonly totalMinor: string | null }

const toQuote = ({ totalMinor, ...row }: Row): Quote => ({ ...row, total: toMoney(totalMinor, row.currency) })

export const findQuote = async (tx: Tx, number: string): Promise<Quote | undefined> => {
  const row = await selectQuote(tx).where('number', '=', number).executeTakeFirst()
  return row && toQuote(row)
}

/** Held until the transaction ends: of two who decide at once, the second sees what the first did. */
export const lockQuote = async (tx: Tx, number: string): Promise<Quote | undefined> => {
  const row = await selectQuote(tx).where('number', '=', number).forUpdate().executeTakeFirst()
  return row && toQuote(row)
}

/** The newest quote that was requested from the same cart with the same lines. */
export const findQuoteOfCart = async (tx: Tx, cartId: string, hash: string): Promise<Quote | undefined> => {
  const row = await selectQuote(tx)
    .where('sourceCartId', '=', cartId)
    .where('sourceHash', '=', hash)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && toQuote(row)
}

export type NewQuote = {
  /** The next free one unless said. */
  readonly number?: string | undefined
  readonly accountKey: string
  readonly currency: string
  readonly wantedBy: string | null
  readonly source?: { readonly cartId: string; readonly hash: string } | undefined
}

const takeNumber = async (tx: Tx): Promise<string> => {
  const { rows } = await sql<{ count: string }>`select nextval('quote_number')::text as count`.execute(tx)
  return writeQuoteNumber(rows[0]?.count ?? '')
}

/** Its lines get the ids that they keep in every version. */
export const insertQuote = async (
  tx: Tx,
  { number: given, accountKey, currency, wantedBy, source }: NewQuote,
  first: Omit<NewVersion, 'lines'> & { readonly lines: readonly Omit<QuoteLine, 'id'>[] },
): Promise<Quote> => {
  const number = given ?? (await takeNumber(tx))
  const { id } = await tx
    .insertInto('quote')
    .values({
      ...{ number, accountKey, currency, wantedBy, state: 'Requested', version: 1 },
      ...{ requestedBy: first.madeBy, requestedAt: first.at, changedAt: first.at },
      totalMinor: first.total?.minor ?? null,
      sourceCartId: source?.cartId ?? null,
      sourceHash: source?.hash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertVersion(tx, id, 1, first)
  return (await findQuote(tx, number)) ?? raise('the quote was not written')
}

const raise = (message: string): never => {
  throw new Error(message)
}

type InsertedLine = Omit<QuoteLine, 'id'> & { readonly id?: string }

export const insertVersion = async (
  tx: Tx,
  quoteId: string,
  number: number,
  version: Omit<NewVersion, 'lines'> & { readonly lines: readonly InsertedLine[] },
): Promise<void> => {
  const { kind, madeBy, at, note, validUntil, discounts, total, lines } = version
  const stored = discounts.map(({ name, percent, amount }) => ({
    name,
    ...(percent !== undefined && { percent }),
    minor: String(amount.minor),
  }))
  await tx
    .insertInto('quoteVersion')
    .values({
      ...{ quoteId, number, kind, madeBy, madeAt: at, note, validUntil },
      discounts: JSON.stringify(stored),
      totalMinor: total?.minor ?? null,
    })
    .execute()
  await tx
    .insertInto('quoteLine')
    .values(
      lines.map(({ id, sku, name, quantity, list, unit, wanted, leadDays, validUntil: until }, at) => ({
        ...{ quoteId, version: number, position: at + 1, sku, name, quantity, leadDays, validUntil: until },
        ...(id !== undefined && { id }),
        listMinor: list?.minor ?? null,
        unitMinor: unit?.minor ?? null,
        wantedMinor: wanted?.minor ?? null,
      })),
    )
    .execute()
}

type QuoteChange = {
  readonly state: QuoteState
  readonly changedAt: Date
  readonly version?: number
  readonly totalMinor?: bigint | null
  readonly validUntil?: Date | null
  readonly remindedAt?: Date | null
  readonly cartId?: string
  readonly orderNumber?: string
  readonly declineNote?: string
}

export const updateQuote = async (tx: Tx, id: string, change: QuoteChange): Promise<void> => {
  await tx.updateTable('quote').set(change).where('id', '=', id).execute()
}
