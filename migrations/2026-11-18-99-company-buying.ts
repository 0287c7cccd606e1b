import { sql, type Kysely } from 'kysely'
import { protectTenantTable } from '#platform/database/tenant-table.ts'

/** A customer's organisation: roles and limits of its people, cost centres with budgets, and approvals. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table person
    add column company_role text check (company_role in ('company-admin', 'approver', 'buyer', 'requester', 'viewer')),
    add column order_limit_minor bigint check (order_limit_minor >= 0),
    add column order_limit_currency text,
    add column cost_centres text[] not null default '{}'`.execute(db)
  await sql`create index person_by_company on person (tenant, company_id) where company_id is not null`.execute(db)

  await sql`create table exchange_rate (
    tenant text not null default current_setting('app.tenant'),
    from_currency text not null,
    to_currency text not null,
    valid_on date not null,
    rate numeric(24, 12) not null check (rate > 0),
    changed_at timestamptz not null default now(),
    primary key (tenant, from_currency, to_currency, valid_on)
  )`.execute(db)
  await sql`create trigger exchange_rate_changed before update on exchange_rate for each row
    execute function touch_changed_at()`.execute(db)
  await protectTenantTable(db, 'exchange_rate')

  await sql`create table cost_centre (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    company_id uuid not null references company on delete cascade,
    code text not null,
    name text not null,
    is_active boolean not null default true,
    unique (tenant, company_id, code)
  )`.execute(db)
  await protectTenantTable(db, 'cost_centre')

  await sql`create table budget (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    cost_centre_id uuid not null references cost_centre on delete cascade,
    from_day date not null,
    until_day date not null check (until_day >= from_day),
    amount_minor bigint not null check (amount_minor >= 0),
    currency text not null,
    policy text not null check (policy in ('warn', 'approve', 'block'))
  )`.execute(db)
  await sql`create index budget_by_centre on budget (tenant, cost_centre_id, from_day)`.execute(db)
  await protectTenantTable(db, 'budget')

  /* What a purchase takes of its cost centre: reserved while it waits, spent once ordered. */
  await sql`create table budget_entry (
    tenant text not null default current_setting('app.tenant'),
    cart_id uuid not null,
    cost_centre_id uuid not null references cost_centre on delete cascade,
    state text not null check (state in ('reserved', 'spent', 'released')),
    day date not null,
    currency text not null,
    net_minor bigint not null,
    order_number text,
    changed_at timestamptz not null default now(),
    primary key (tenant, cart_id)
  )`.execute(db)
  await sql`create index budget_entry_by_centre on budget_entry (tenant, cost_centre_id, day)`.execute(db)
  await protectTenantTable(db, 'budget_entry')

  await sql`create table approval_rule (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    company_id uuid not null references company on delete cascade,
    name text not null,
    is_active boolean not null default true,
    conditions jsonb not null default '{}',
    tiers jsonb not null,
    escalate_after_hours integer check (escalate_after_hours > 0),
    created_at timestamptz not null default now()
  )`.execute(db)
  await sql`create index approval_rule_by_company on approval_rule (tenant, company_id)`.execute(db)
  await protectTenantTable(db, 'approval_rule')

  await sql`create table substitute (
    tenant text not null default current_setting('app.tenant'),
    person_id uuid not null references person on delete cascade,
    substitute_id uuid not null references person on delete cascade,
    from_day date not null,
    until_day date not null check (until_day >= from_day),
    primary key (tenant, person_id)
  )`.execute(db)
  await sql`create index substitute_by_substitute on substitute (tenant, substitute_id)`.execute(db)
  await protectTenantTable(db, 'substitute')

  await sql`create table approval (
    id uuid primary key default gen_random_uuid(),
    tenant text not null default current_setting('app.tenant'),
    company_id uuid not null references company on delete cascade,
    cart_id uuid not null,
    requester_id uuid references person on delete set null,
    account_key text not null,
    state text not null check (state in ('Waiting', 'Approved', 'Rejected', 'Sent back', 'Withdrawn', 'Escalated')),
    submitted_at timestamptz not null,
    decided_at timestamptz,
    /* When somebody last decided, or it was escalated: the hours of an escalation run from here. */
    moved_at timestamptz not null,
    cost_centre text,
    po_number text not null default '',
    currency text not null,
    net_minor bigint not null,
    total_minor bigint not null,
    needs jsonb not null,
    lines jsonb not null,
    purchase jsonb not null,
    order_number text,
    reason text
  )`.execute(db)
  await sql`create index approval_by_company on approval (tenant, company_id, submitted_at desc)`.execute(db)
  await sql`create index approval_by_requester on approval (tenant, requester_id, submitted_at desc)`.execute(db)
  await sql`create index approval_open on approval (tenant, company_id) where state in ('Waiting', 'Escalated')`.execute(db)
  await sql`create unique index approval_by_cart on approval (tenant, cart_id) where state in ('Waiting', 'Escalated')`.execute(
    db,
  )
  await protectTenantTable(db, 'approval')

  await sql`create table approval_event (
    id bigint generated always as identity primary key,
    tenant text not null default current_setting('app.tenant'),
    approval_id uuid not null references approval on delete cascade,
    at timestamptz not null,
    action text not null,
    by_id uuid references person on delete set null,
    for_id uuid references person on delete set null,
    note text not null default ''
  )`.execute(db)
  await sql`create index approval_event_by_approval on approval_event (tenant, approval_id, id)`.execute(db)
  await sql`create index approval_event_by_person on approval_event (tenant, by_id)`.execute(db)
  await protectTenantTable(db, 'approval_event')

  await sql`alter table checkout add column cost_centre text`.execute(db)
}

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table checkout drop column cost_centre`.execute(db)
  for (const table of ['approval_event', 'approval', 'substitute', 'approval_rule', 'budget_entry', 'budget', 'cost_centre'])
    await sql`drop table ${sql.table(table)}`.execute(db)
  await sql`drop table exchange_rate`.execute(db)
  await sql`drop index person_by_company`.execute(db)
  await sql`alter table person drop column company_role, drop column order_limit_minor, drop column order_limit_currency,
    drop column cost_centres`.execute(db)
}
