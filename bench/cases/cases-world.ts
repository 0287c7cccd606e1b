import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'

export const TENANT = 'process'
export const DATABASE = 'bench_cases'

/** A copy of the demo's world to fill. Nobody may be connected to the original meanwhile. */
export const createCasesDatabase = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE} template portico`)
  })

export const dropCases = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => void (await client.query(`drop database if exists ${DATABASE} with (force)`)))

/** Three years of one person's cases, each with three messages. */
export const fillCases = (admin: ClientConfig, count: number): Promise<string> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    const { rows } = await client.query<{ id: string }>('select id from person where tenant = $1 and email like $2 limit 1', [
      TENANT,
      'buyer@%',
    ])
    const person = rows[0]?.id
    if (person === undefined) throw new Error('the demo has no buyer')
    await client.query(
      `insert into support_case (tenant, id, person_id, kind, subject, status, priority, details, order_number, serial_number,
        created_at, updated_at, answered_at, ended_at)
      select $1, 'B' || n, $2, (array['product','order','document','account','question'])[1 + n % 5],
        (array['Actuator stands still','Display flickers','Delivery is late','Certificate wanted','Torque of the screws'])[1 + n % 5] || ' ' || n,
        (array['New','In progress','Waiting for you','Solved','Closed'])[1 + n % 5], 'normal', '{}', 'B' || (1000000 + n), (80000 + n)::text,
        now() - n * interval '150 minutes', now() - n * interval '100 minutes', now() - n * interval '140 minutes',
        case when n % 5 > 2 then now() - n * interval '100 minutes' end
      from generate_series(1, $3::integer) n`,
      [TENANT, person, count],
    )
    await client.query(
      `insert into case_message (tenant, case_id, by, text, at)
      select $1, 'B' || n, case m when 2 then 'staff' else 'customer' end,
        'Since the last service the unit ' || n || ' reports code E-' || (n * 7 + m) % 997 || ' after power-up. ' || repeat('We looked at the supply and at the wiring. ', 5),
        now() - n * interval '150 minutes' + m * interval '10 minutes'
      from generate_series(1, $2::integer) n, generate_series(1, 3) m`,
      [TENANT, count],
    )
    return person
  })
