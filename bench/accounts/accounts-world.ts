import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'

export const TENANT = 'process'
export const HOST = 'process.localhost'
export const DATABASE = 'bench_accounts'
/** The employee of the demo who keeps 5,000 accounts at hand. */
export const EMPLOYEE = 'bigcsr'

/** A copy of the demo's world. Nobody may be connected to the original meanwhile. */
export const createAccountsDatabase = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE} template portico`)
  })

export const dropAccounts = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => void (await client.query(`drop database if exists ${DATABASE} with (force)`)))

const countServed = `select count(*)::integer as served from assigned_sold_to where person_id = $1`

/** The employee serves so many accounts: those of the demo, and others like them. */
export const assignAccounts = (admin: ClientConfig, count: number): Promise<void> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    const people = await client.query<{ id: string }>('select id from person where tenant = $1 and email = $2', [
      TENANT,
      `${EMPLOYEE}@${TENANT}.example`,
    ])
    const person = people.rows[0]?.id
    const { rows } = await client.query<{ served: number }>(countServed, [person])
    await client.query(
      `with made as (
         insert into sold_to (tenant, id, number, erp_id, sales_org, name, city, postal_code, country_code)
         select $1, gen_random_uuid(), lpad((7000000 + n)::text, 10, '0'), 'BENCH', '1000',
           (array['Northline','Harbour','Meridian','Kestrel','Alder'])[1 + n % 5] || ' Works ' || n,
           (array['Gdańsk','Phoenix','Lyon','Ulm','Vigo'])[1 + n % 5], lpad((n * 7 % 99999)::text, 5, '0'), 'US'
         from generate_series(1, $3::integer) n returning id)
       insert into assigned_sold_to (tenant, person_id, sold_to_id) select $1, $2, id from made`,
      [TENANT, person, count - (rows[0]?.served ?? 0)],
    )
  })
