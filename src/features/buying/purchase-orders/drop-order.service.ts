import { findNamedPerson } from '#features/buying/purchase-orders/named-person.store.ts'
import { toName } from '#features/buying/purchase-orders/purchase-order.rules.ts'
import { receiveOrder, type Outcome } from '#features/buying/purchase-orders/receive-order.service.ts'
import { MOST_BYTES, refuseInfected } from '#features/buying/quick-order/public.server.ts'
import { openScanner } from '#foundation/uploads/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import { Problem } from '#platform/http/errors.ts'
import type { Services } from '#platform/services.ts'

/** Stands for the key of a program where the operator's own machine brings a document. */
const NO_KEY = '00000000-0000-0000-0000-000000000000'

export type DroppedOrder = {
  readonly tenant: TenantKey
  readonly person: string
  readonly account: string | undefined
  readonly file: { readonly name: string; readonly bytes: Uint8Array }
  readonly signal: AbortSignal
}

/** As a program's call does it; the same document again for the person is the same order. */
export const dropOrder = async (services: Services, dropped: DroppedOrder): Promise<Outcome> => {
  const { tenant, person, account, file, signal } = dropped
  const named = await withTenant(services.db, tenant, (tx) => findNamedPerson(tx, { email: person, account }))
  if (!named) throw new Problem(404, 'unknown_person', `${person} is no customer who orders for this account.`)
  if (file.bytes.length > MOST_BYTES) throw new Problem(413, 'too_large', 'A file of more than 10 MB cannot be read.')
  await refuseInfected(openScanner(services.config.scannerUrl), file.bytes)
  const cleaned = { name: toName(file.name), bytes: file.bytes }
  return receiveOrder(services, { tenant, keyId: NO_KEY, idempotencyKey: null, ...named, file: cleaned, signal })
}
