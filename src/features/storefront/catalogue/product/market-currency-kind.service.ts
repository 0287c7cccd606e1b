import { sql } from 'kysely'
import { buildCategoryIndexes } from '#features/storefront/catalogue/category-index/build-category-indexes.service.ts'
import { announceCategoryIndexes } from '#features/storefront/catalogue/category-index/category-index.store.ts'
import { fieldOf } from '#foundation/data-kinds/public.ts'
import { defineRecords, removeRows, saveRows, type RowShape } from '#foundation/data-kinds/public.server.ts'

const { country, currency, date } = fieldOf

const ROWS: RowShape = {
  table: 'market_currency',
  keys: ['countryCode', 'validFrom'],
  columns: { countryCode: 'text', currency: 'text', validFrom: 'date', validUntil: 'date' },
}

const toRow = ({ countryCode = '', ...line }: Readonly<Record<string, unknown>>) => ({ validUntil: null, ...line, countryCode })

export const marketCurrencyKind = defineRecords({
  name: 'market-currencies',
  help: 'The currency in which visitors of a country see list prices, before they sign in.',
  keys: ROWS.keys,
  fields: {
    countryCode: country({ help: 'The country; without it every country that has no line of its own.' }),
    currency: currency({ isRequired: true, help: 'The currency of its list prices.' }),
    validFrom: date({ isRequired: true, help: 'The first day on which it holds.' }),
    validUntil: date({ help: 'The last day on which it holds; without it until further notice.' }),
  },
  example: { countryCode: 'no', currency: 'NOK', validFrom: '2027-01-01' },
  check: ({ validFrom, validUntil }) =>
    validUntil !== undefined && validUntil < validFrom
      ? [{ column: 'validUntil', reason: `${validUntil} is before its first day, ${validFrom}` }]
      : [],
  source: sql`
    select country_code as "countryCode", currency, valid_from::text as "validFrom", valid_until::text as "validUntil",
      changed_at from market_currency`,
  save: async ({ tx }, changes) => {
    await saveRows(
      tx,
      ROWS,
      changes.map(({ line }) => toRow(line)),
    )
    await announceCategoryIndexes(tx)
  },
  remove: async ({ tx }, lines) => {
    await removeRows(tx, ROWS, lines.map(toRow))
    await announceCategoryIndexes(tx)
  },
  /** Listings sort and filter by the prices of each currency. */
  settle: ({ db }, tenant) => buildCategoryIndexes(db, tenant),
})
