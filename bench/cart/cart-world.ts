import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'

export const TENANT = 'process'
export const HOST = 'process.localhost'
export const DATABASE = 'bench_cart'

/** A copy of the demo's world. Nobody may be connected to the original meanwhile. */
export const createCartDatabase = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => {
    await client.query(`drop database if exists ${DATABASE} with (force)`)
    await client.query(`create database ${DATABASE} template portico`)
  })

export const dropCart = (admin: ClientConfig): Promise<void> =>
  withClient(admin, async (client) => void (await client.query(`drop database if exists ${DATABASE} with (force)`)))

/** Names by which they sign in: letters only. */
const nameOf = (at: number): string => `buyer${String.fromCharCode(97 + at)}`

/** As many buyers as clients, like the demo's own, so that nobody waits for another's cart. */
export const addBuyers = (admin: ClientConfig, count: number): Promise<string[]> =>
  withClient({ ...admin, database: DATABASE }, async (client) => {
    const names = Array.from({ length: count }, (_, at) => nameOf(at))
    for (const name of names) {
      const { rows } = await client.query<{ buyer: string; id: string }>(
        `insert into person select copy.* from person,
           jsonb_populate_record(person, jsonb_build_object('id', gen_random_uuid(), 'hon_id', $1::text, 'email', $2::text)) copy
         where person.tenant = $3 and person.email = $4
         returning id, (select id from person where tenant = $3 and email = $4) as buyer`,
        [`H-${name}`, `${name}@${TENANT}.example`, TENANT, `buyer@${TENANT}.example`],
      )
      const [made] = rows
      if (!made) throw new Error('the demo has no buyer')
      for (const table of ['person_sold_to', 'tool_access'])
        await client.query(
          `insert into ${table} select copy.* from ${table},
             jsonb_populate_record(${table}, jsonb_build_object('person_id', $1::uuid)) copy
           where ${table}.person_id = $2`,
          [made.id, made.buyer],
        )
    }
    return names
  })

export const emptyCarts = (admin: ClientConfig): Promise<void> =>
  withClient({ ...admin, database: DATABASE }, async (client) => void (await client.query('delete from cart')))
