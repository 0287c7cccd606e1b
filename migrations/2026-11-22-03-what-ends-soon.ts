import { sql, type Kysely } from 'kysely'

/** Certificates and agreed prices by their last day, for those who are reminded of it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index if not exists certificate_by_end on certificate (tenant, valid_until)
    where valid_until is not null and not is_revoked`.execute(db)
  await sql`
    create index if not exists product_price_by_end on product_price (tenant, valid_until)
    where valid_until is not null and (account <> '' or price_list <> 'list')`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop index product_price_by_end`.execute(db)
  await sql`drop index certificate_by_end`.execute(db)
}
