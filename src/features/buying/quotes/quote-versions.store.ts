import { sql } from 'kysely'
import type { Quote, QuoteVersion } from '#features/buying/quotes/quote-model.rules.ts'
import { toMoney } from '#features/buying/quotes/quote.store.ts'
import type { Tx } from '#platform/database/database.ts'

const listLines = (tx: Tx, quoteId: string) =>
  tx.selectFrom('quoteLine').selectAll().where('quoteId', '=', quoteId).orderBy('version').orderBy('position').execute()

/** From the first to the newest; names of people who are gone are empty. */
export const listVersions = async (tx: Tx, { id, currency }: Pick<Quote, 'id' | 'currency'>): Promise<QuoteVersion[]> => {
  const versions = await tx
    .selectFrom('quoteVersion')
    .leftJoin('person', 'person.id', 'quoteVersion.madeBy')
    .select(['quoteVersion.number', 'kind', 'madeAt', 'note', 'validUntil', 'discounts', 'totalMinor'])
    .select(sql<string>`coalesce(person.given_name || ' ' || person.family_name, '')`.as('by'))
    .where('quoteId', '=', id)
    .orderBy('quoteVersion.number')
    .execute()
  const lines = Map.groupBy(await listLines(tx, id), ({ version }) => version)
  const money = (minor: string | null) => toMoney(minor, currency)
  return versions.map(({ number, kind, by, madeAt, note, validUntil, discounts, totalMinor }) => ({
    ...{ number, kind, by, at: madeAt, note, validUntil },
    total: money(totalMinor),
    discounts: discounts.map(({ name, percent, minor }) => ({
      name,
      ...(percent !== undefined && { percent }),
      amount: { minor: BigInt(minor), currency },
    })),
    lines: (lines.get(number) ?? []).map((line) => ({
      ...{ id: line.id, sku: line.sku, name: line.name, quantity: line.quantity },
      ...{ list: money(line.listMinor), unit: money(line.unitMinor), wanted: money(line.wantedMinor) },
      ...{ leadDays: line.leadDays, validUntil: line.validUntil },
    })),
  }))
}
