import { sql } from 'kysely'
import { keepForDays, type Retention } from '#platform/retention/retention.ts'

/** The refused lines go first: there may be as many as a file had. */
export const importRetention: readonly Retention[] = [
  {
    table: 'product_import_reject',
    days: 90,
    remove: async (tx, before, limit) => {
      const { numAffectedRows } = await sql`delete from product_import_reject where ctid = any(array(
        select product_import_reject.ctid from product_import_reject
        join product_import on product_import.id = import_id
        where ended_at < ${before} limit ${limit}))`.execute(tx)
      return Number(numAffectedRows ?? 0)
    },
  },
  // Products that listings and search do not hold yet stay noted: the next import indexes them.
  keepForDays({
    table: 'product_import',
    column: 'ended_at',
    days: 400,
    onlyIf: 'settled_at is not null and not exists (select from product_import_reject where import_id = product_import.id)',
  }),
]
