import { bringLines, settleKinds, type FindFile } from '#foundation/data-kinds/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

type Lines = Iterable<object> | AsyncIterable<object>

/** Writes the world of one tenant, in one transaction, as its owner would: as lines of the kinds of data. */
export type Bringing = {
  readonly tx: Tx
  readonly tenant: TenantKey
  readonly services: Services
  /** Lines of one kind, with the files that they name. */
  readonly bring: (kind: string, lines: Lines, findFile?: FindFile) => Promise<void>
  /** To be called when the transaction is over. */
  readonly settle: () => Promise<void>
}

export const openBringing = (tx: Tx, tenant: TenantKey, services: Services): Bringing => {
  const changed = new Set<string>()
  return {
    ...{ tx, tenant, services },
    bring: async (kind, lines, findFile) => {
      if ((await bringLines({ tx, tenant, services, ...(findFile && { findFile }) }, kind, lines)) > 0) changed.add(kind)
    },
    // Products make listings and search anew with everything that was brought: once is enough.
    settle: () => settleKinds(services, tenant, changed.has('products') ? new Set(['products']) : changed),
  }
}
