import { sql, type Kysely } from 'kysely'

/** Webhooks that customers own, by the mechanism of those of staff; what became of each delivery. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table webhook
    add column company_id uuid references company on delete cascade,
    /* The company-admin whose rights decide what leaves; of webhooks of staff nobody. */
    add column kept_by uuid references person on delete set null,
    /* While a secret is being changed, both sign. */
    add column second_secret text,
    add column state text not null default 'active' check (state in ('active', 'paused', 'gone')),
    drop constraint webhook_tenant_url_key,
    add constraint webhook_address unique nulls not distinct (tenant, company_id, url)`.execute(db)
  await sql`create index webhook_by_company on webhook (tenant, company_id) where company_id is not null`.execute(db)
  await sql`create index webhook_by_keeper on webhook (kept_by) where kept_by is not null`.execute(db)
  await sql`alter table outbox_delivery
    add column status integer,
    add column sent_at timestamptz,
    add column next_at timestamptz,
    /* What it is about: without the account, or for another reader, it does not leave. No reference: null would mean everybody. */
    add column account_key text,
    add column reader_id uuid`.execute(db)
  await sql`drop index outbox_delivery_webhook`.execute(db)
  await sql`create index outbox_delivery_webhook on outbox_delivery (webhook_id, created_at)`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from webhook where company_id is not null`.execute(db)
  await sql`drop index outbox_delivery_webhook`.execute(db)
  await sql`create index outbox_delivery_webhook on outbox_delivery (webhook_id)`.execute(db)
  await sql`alter table outbox_delivery drop column status, drop column sent_at, drop column next_at, drop column account_key,
    drop column reader_id`.execute(db)
  await sql`alter table webhook drop constraint webhook_address, drop column company_id, drop column kept_by,
    drop column second_secret, drop column state, add constraint webhook_tenant_url_key unique (tenant, url)`.execute(db)
}
