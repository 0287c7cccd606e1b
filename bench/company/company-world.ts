import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'

export const TENANT = 'process'
export const HOST = 'process.localhost'
export const DATABASE = 'bench_company'
export const COST_CENTRE = 'CC-900'

/** A copy of the demo's world to fill. Nobody may be connected to the original meanwhile. */
export const createCompanyDatabase = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE} template portico`)
  })

export const dropCompany = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => void (await client.query(`drop database if exists ${DATABASE} with (force)`)))

export type CompanyWorld = {
  readonly companyId: string
  readonly requesterId: string
  readonly approverId: string
  readonly accountKey: string
  readonly currency: string
}

const READ = `select requester.company_id as "companyId", requester.id as "requesterId", approver.id as "approverId",
    sold_to.account_key as "accountKey", coalesce(sold_to.default_currency, sold_to.customer_unit_currency) as currency
  from person as requester
  join person as approver on approver.tenant = requester.tenant and approver.email = 'approver@' || $1 || '.example'
  join person_sold_to as own on own.person_id = requester.id and own.is_default
  join sold_to on sold_to.id = own.sold_to_id
  where requester.tenant = $1 and requester.email = 'requester@' || $1 || '.example'`

/** Rules that are looked at and do not apply, all but the first; budgets of one cost centre, with a year of purchases. */
const FILL_POLICY = [
  `insert into approval_rule (tenant, company_id, name, conditions, tiers)
    select $1, $2, 'Rule ' || n, jsonb_build_object('amountOver', jsonb_build_object('minor', (n * 100000000::bigint)::text, 'currency', $3::text),
        'categories', jsonb_build_array('valves/' || n, 'pumps/' || n)),
      jsonb_build_array(jsonb_build_object('need', 'any', 'approvers', jsonb_build_array($4::uuid)))
    from generate_series(1, $5::integer) n`,
  `insert into cost_centre (tenant, company_id, code, name) values ($1, $2, '${COST_CENTRE}', 'Measured')`,
  `insert into budget (tenant, cost_centre_id, from_day, until_day, amount_minor, currency, policy)
    select $1, cost_centre.id, date_trunc('year', now())::date, (date_trunc('year', now()) + interval '1 year')::date - n % 20,
      900000000000 + n, $2, 'approve'
    from cost_centre, generate_series(1, $3::integer) n where cost_centre.tenant = $1 and code = '${COST_CENTRE}'`,
  `insert into budget_entry (tenant, cart_id, cost_centre_id, state, day, currency, net_minor)
    select $1, gen_random_uuid(), cost_centre.id, 'reserved', date_trunc('year', now())::date + n % 300, $2, 1000 + n
    from cost_centre, generate_series(1, 500) n where cost_centre.tenant = $1 and code = '${COST_CENTRE}'`,
] as const

export const fillPolicy = (admin: ClientConfig, rules: number, budgets: number): Promise<CompanyWorld> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    const { rows } = await client.query<CompanyWorld>(READ, [TENANT])
    const [world] = rows
    if (!world) throw new Error('the demo has no requester')
    const [insertRules, insertCentre, insertBudgets, insertEntries] = FILL_POLICY
    await client.query(insertRules, [TENANT, world.companyId, world.currency, world.approverId, rules])
    await client.query(insertCentre, [TENANT, world.companyId])
    await client.query(insertBudgets, [TENANT, world.currency, budgets])
    await client.query(insertEntries, [TENANT, world.currency])
    return world
  })

/** Decided by one approver, years of them. */
export const fillDecided = (admin: ClientConfig, world: CompanyWorld, count: number): Promise<void> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    await client.query(
      `insert into approval (tenant, company_id, cart_id, requester_id, account_key, state, submitted_at, decided_at, moved_at,
          currency, net_minor, total_minor, needs, lines, purchase, order_number)
        select $1, $2, gen_random_uuid(), $3, $4, 'Approved', now() - n * interval '10 minutes', now() - n * interval '9 minutes',
          now() - n * interval '9 minutes', $5, 1000 + n, 1200 + n,
          jsonb_build_array(jsonb_build_object('because', 'requester', 'rule', '', 'escalateAfterHours', null,
            'tiers', jsonb_build_array(jsonb_build_object('need', 'any', 'approvers', jsonb_build_array($6::uuid))))),
          '[]', '{}', 'B' || n
        from generate_series(1, $7::integer) n`,
      [TENANT, world.companyId, world.requesterId, world.accountKey, world.currency, world.approverId, count],
    )
    await client.query(
      `insert into approval_event (tenant, approval_id, at, action, by_id)
        select tenant, id, submitted_at, 'submit', requester_id from approval where order_number ~ '^B[0-9]+$' union all
        select tenant, id, decided_at, 'approve', $1::uuid from approval where order_number ~ '^B[0-9]+$'`,
      [world.approverId],
    )
  })
