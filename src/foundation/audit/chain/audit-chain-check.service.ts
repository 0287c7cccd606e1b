import { findSealBefore, listNewestStrays, readSeals } from '#foundation/audit/chain/audit-chain.store.ts'
import { CHAIN_SECRET } from '#foundation/audit/chain/audit-chain.service.ts'
import { checkSeals, EMPTY_CHAIN, type ChainFault } from '#foundation/audit/chain/seal-hash.service.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Config } from '#platform/config.ts'
import type { Check, Query } from '#platform/doctor/check.ts'
import { createSecretBox, isSealed } from '#platform/secrets/secret-box.ts'
import { readSecretKeys } from '#platform/secrets/secret-keys.ts'
import { purposeOf } from '#platform/secrets/tenant-secret.ts'

/** About a quarter of a second; `npm run audit -- verify` reads all. */
const NEWEST = 2000
/** Details may be long: so many are in memory at once. */
const BATCH = 200

/** Undefined where there is none yet, or SECRETS_KEY does not open it, which `stored-secrets` names. */
const readKey = async (query: Query, config: Config, tenant: TenantKey): Promise<Buffer | undefined> => {
  const [row] = await query<{ value: unknown }>('select value from tenant_secret where name = $1', [CHAIN_SECRET])
  if (!row) return undefined
  const box = createSecretBox(await readSecretKeys(config))
  try {
    const place = { tenant, purpose: purposeOf(CHAIN_SECRET) }
    return Buffer.from(String(isSealed(row.value) ? box.open(row.value, place) : row.value), 'base64url')
  } catch {
    return undefined
  }
}

/** The seal before the newest ones was not read, so it is not judged. */
const findFaults = async (query: Query, key: Buffer): Promise<readonly ChainFault[]> => {
  const faults: ChainFault[] = []
  let state = (await findSealBefore(query, NEWEST)) ?? EMPTY_CHAIN
  for (;;) {
    const seals = await readSeals(query, state.position, BATCH)
    const checked = checkSeals(key, state, seals)
    faults.push(...checked.faults)
    state = checked.state
    if (seals.length < BATCH) return faults
  }
}

export const auditChainCheck: Check = {
  of: 'tenant',
  name: 'audit-chain',
  title: `None of the newest ${NEWEST} entries of the audit log was changed, removed or written past the application`,
  look: async ({ query, config, tenant }) => {
    const key = await readKey(query, config, tenant)
    const faults = key ? await findFaults(query, key) : []
    const strays = await listNewestStrays(query, NEWEST)
    const ids = [...new Set([...faults.map(({ entryId }) => entryId), ...strays.map(({ id }) => id)])]
    if (ids.length === 0) return []
    return [
      {
        code: 'audit-changed',
        facts: { count: ids.length, sample: NEWEST },
        what: `${ids.length} of the newest ${NEWEST} entries of the audit log of ${tenant} were changed, removed or written past the application, such as ${ids[0]}.`,
        cure: `Run npm run audit -- verify --tenant ${tenant}, which names each, and compare with the SIEM or a backup: somebody wrote to the database.`,
      },
    ]
  },
}
