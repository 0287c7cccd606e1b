import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { decidePurchase } from '#features/company/purchase-policy/public.server.ts'
import { connect, openPool, withTenant } from '#platform/database/database.ts'
import { measureRounds, type Figures } from '../rounds.ts'
import { COST_CENTRE, TENANT, type CompanyWorld } from './company-world.ts'

export type Pair = { readonly ours: Figures; readonly bare: Figures }

/** The rows of one decision, read in one transaction and not looked at. */
const BARE_POLICY = [
  'select * from approval_rule where company_id = $1',
  `select budget.* from budget join cost_centre on cost_centre.id = cost_centre_id where company_id = $1 and code = '${COST_CENTRE}'`,
  `select budget_entry.* from budget_entry join cost_centre on cost_centre.id = cost_centre_id
    where company_id = $1 and code = '${COST_CENTRE}'`,
  'select id, company_role from person where company_id = $1',
]

export const openBare = (url: string, clients: number) => {
  const pool = new Pool({ connectionString: url, max: clients })
  return {
    read: async (texts: readonly string[], values: readonly unknown[]): Promise<void> => {
      const client = await pool.connect()
      try {
        await client.query(`begin; set local app.tenant = '${TENANT}'`)
        for (const text of texts) await client.query({ name: text.slice(0, 60), text, values: [...values] })
        await client.query('commit')
      } finally {
        client.release()
      }
    },
    close: () => pool.end(),
  }
}

/** The decision before an order: rules, limits, budgets and credit. */
export const measureDeciding = async (url: string, world: CompanyWorld, rounds: number): Promise<Pair> => {
  const db = connect(openPool({ connectionString: url, max: 1 }))
  const bare = openBare(url, 1)
  const { requesterId: personId, accountKey, companyId, currency } = world
  const net = { minor: 5000n, currency }
  const facts = {
    personId,
    accountKey,
    net,
    total: net,
    costCentre: COST_CENTRE,
    isOnAccount: true,
    isNewShipTo: () => Promise.resolve(false),
  }
  const day = new Date().toISOString().slice(0, 10)
  const categories = ['valves/7', 'valves/8/small', 'sensors']
  const decide = () =>
    withTenant(db, TENANT, (tx) => decidePurchase(tx, { ...facts, cartId: randomUUID(), categories, day })).then(() => undefined)
  try {
    await measureRounds({ clients: 1, rounds: 20 }, async (_, timed) => timed(decide))
    return {
      ours: await measureRounds({ clients: 1, rounds }, async (_, timed) => timed(decide)),
      bare: await measureRounds({ clients: 1, rounds }, async (_, timed) => timed(() => bare.read(BARE_POLICY, [companyId]))),
    }
  } finally {
    await db.destroy()
    await bare.close()
  }
}
