import { sql } from 'kysely'
import { listRules } from '#features/company/purchase-policy/policy.store.ts'
import { prepareRules, type PreparedRules } from '#features/company/purchase-policy/prepared-rules.rules.ts'
import { createCountCache } from '#platform/cache/bounded-cache.ts'
import type { Tx } from '#platform/database/database.ts'

const MOST_COMPANIES = 500

const prepared = createCountCache<{ readonly version: string; readonly rules: PreparedRules }>(MOST_COMPANIES)

/** Of everything that stands in the rows: the same again after a restore or on another primary only where they are the same. */
const readVersion = async (tx: Tx, companyId: string): Promise<string> => {
  const { rows } = await sql<{ version: string }>`
    select count(*) || ' ' || coalesce(bit_xor(hashtextextended(approval_rule::text, 0)), 0) as version
    from approval_rule where company_id = ${companyId}`.execute(tx)
  return rows[0]?.version ?? ''
}

/** As they are in this transaction; from memory where they are what they were when they were prepared. */
export const readPreparedRules = async (tx: Tx, companyId: string): Promise<PreparedRules> => {
  const version = await readVersion(tx, companyId)
  const known = prepared.get(companyId)
  if (known?.version === version) return known.rules
  const rules = prepareRules(await listRules(tx, companyId))
  // A change between the two statements is prepared anew by the next decision, which reads another version.
  prepared.set(companyId, { version, rules })
  return rules
}
