import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  checkSeals,
  EMPTY_CHAIN,
  hashDetails,
  hashEntry,
  type ChainFault,
  type ChainState,
} from '#foundation/audit/chain/seal-hash.service.ts'
import {
  insertRedaction,
  insertSeals,
  listSeals,
  listStrayEntries,
  readEntries,
  readHead,
  takeAuditLock,
  takeUnsealed,
} from '#foundation/audit/chain/audit-chain.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#platform/database/database.ts'
import { readTenantSecret } from '#platform/secrets/tenant-secret.ts'

const BATCH = 500
const MOST_STRAYS = 100

/** The key that seals the log of a tenant. */
export const CHAIN_SECRET = 'audit-chain'

const readKey = async (db: Db, tenant: TenantKey, tx: Tx): Promise<Buffer> =>
  Buffer.from(await readTenantSecret(db, tenant, CHAIN_SECRET, () => randomBytes(32).toString('base64url'), tx), 'base64url')

/** Seals what was committed meanwhile, one process at a time; says how many it were. */
export const sealEntries = (db: Db, tenant: TenantKey): Promise<number> =>
  withTenant(db, tenant, async (tx) => {
    if (!(await takeAuditLock(tx, 'seal'))) return 0
    const key = await readKey(db, tenant, tx)
    let state: ChainState = (await readHead(tx)) ?? EMPTY_CHAIN
    const entries = await takeUnsealed(tx, BATCH)
    const seals = entries.map((entry) => {
      const detailsHash = hashDetails(key, entry)
      state = { position: state.position + 1, hash: hashEntry(key, state, entry, detailsHash) }
      return { ...state, detailsHash, entryId: entry.id }
    })
    if (seals.length > 0) await insertSeals(tx, seals)
    return seals.length
  })

/** After words of these entries were erased by right, in the same transaction: what is left counts as whole. */
export const acceptRedaction = async (db: Db, tx: Tx, tenant: TenantKey, ids: readonly string[]): Promise<void> => {
  const key = await readKey(db, tenant, tx)
  for (const entry of await readEntries(tx, ids)) await insertRedaction(tx, entry.id, hashDetails(key, entry))
}

/** After `erase_from_audit`, in its transaction. */
export const acceptErasure = async (db: Db, tx: Tx): Promise<void> => {
  const { rows } = await sql<{ tenant: TenantKey; ids: string[] }>`
    select current_setting('app.tenant') as tenant,
      array(select id from audit_entry where redacted_at = now())::text[] as ids`.execute(tx)
  for (const { tenant, ids } of rows) await acceptRedaction(db, tx, tenant, ids)
}

export type ChainReport = { readonly sealed: number; readonly hash: string; readonly faults: readonly ChainFault[] }

/** Whether the log is as it was written. What was cut off at its end shows only beside the SIEM's own last position. */
export const verifyAuditLog = (db: Db, tenant: TenantKey): Promise<ChainReport> =>
  withTenant(db, tenant, async (tx) => {
    const key = await readKey(db, tenant, tx)
    const faults: ChainFault[] = []
    let state = EMPTY_CHAIN
    for (;;) {
      const seals = await listSeals(tx, state.position, BATCH)
      const checked = checkSeals(key, state, seals)
      faults.push(...checked.faults)
      state = checked.state
      if (seals.length < BATCH) break
    }
    for (const entryId of await listStrayEntries(tx, MOST_STRAYS)) faults.push({ kind: 'unsealed', entryId })
    return { sealed: state.position, hash: state.hash, faults }
  })
