import { decideKey, readBearer } from '#foundation/integration/integration-key.rules.ts'
import { findKey } from '#foundation/integration/integration-key.store.ts'
import type { Tx } from '#platform/database/database.ts'

/** Whether the header carries a key of this site that counts, whatever it is for. */
export const isKnownKey = async (tx: Tx, header: string | undefined, now: Date): Promise<boolean> => {
  const text = readBearer(header)
  return text !== undefined && decideKey(await findKey(tx, text), '', now) !== 'unknown'
}
