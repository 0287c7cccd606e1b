import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Seal, SealedEntry } from '#foundation/audit/chain/audit-seal.rules.ts'

export type ChainState = { readonly position: number; readonly hash: string }

const FIRST_HASH = '0'.repeat(64)

/** Whoever can write to the database alone cannot make these: their key is sealed with a key of the environment. */
const sign = (key: Buffer, parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex')

export const hashDetails = (key: Buffer, { id, details }: Pick<SealedEntry, 'id' | 'details'>): string =>
  sign(key, ['details', id, details])

export const hashEntry = (key: Buffer, { position, hash }: ChainState, entry: SealedEntry, detailsHash: string): string => {
  const { id, at, actorId, subjectId, action } = entry
  return sign(key, ['entry', hash, position, id, at, actorId, subjectId, action, detailsHash])
}

export type ChainFault = {
  readonly kind: 'changed' | 'removed' | 'seal-removed' | 'unsealed'
  readonly position?: number
  readonly entryId: string
}

const isSame = (left: string, right: string): boolean =>
  left.length === right.length && timingSafeEqual(Buffer.from(left), Buffer.from(right))

export const EMPTY_CHAIN: ChainState = { position: 0, hash: FIRST_HASH }

/** Goes on from the state after the seals before these; a fault does not hide those that follow. */
export const checkSeals = (
  key: Buffer,
  state: ChainState,
  seals: readonly Seal[],
): { readonly state: ChainState; readonly faults: ChainFault[] } => {
  const faults: ChainFault[] = []
  let { position: last, hash: previous } = state
  for (const { position, entryId, hash, detailsHash, redactions, entry } of seals) {
    if (position !== last + 1) faults.push({ kind: 'seal-removed', position: last + 1, entryId })
    else if (!entry) faults.push({ kind: 'removed', position, entryId })
    else {
      const found = hashDetails(key, entry)
      const isWhole = isSame(hashEntry(key, { position: last, hash: previous }, entry, detailsHash), hash)
      if (!isWhole || ![detailsHash, ...redactions].some((each) => isSame(each, found)))
        faults.push({ kind: 'changed', position, entryId })
    }
    last = position
    previous = hash
  }
  return { state: { position: last, hash: previous }, faults }
}
