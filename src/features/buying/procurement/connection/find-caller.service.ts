import { timingSafeEqual } from 'node:crypto'
import { listNamed, type Presented } from '#features/buying/procurement/connection/connection.rules.ts'
import { CONNECTION_SECRET, listByIdentity, type Connection } from '#features/buying/procurement/connection/connection.store.ts'
import { hashToken } from '#foundation/identity/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

type Place = { readonly services: Pick<Services, 'secrets'>; readonly tenant: TenantKey }

/** The newest last. */
export const readSecrets = ({ services, tenant }: Place, { secret, secondSecret }: Connection): string[] =>
  [secret, secondSecret].flatMap((sealed) =>
    sealed === null ? [] : [services.secrets.readText(sealed, { tenant, purpose: CONNECTION_SECRET.purpose })],
  )

const isSame = (a: string, b: string): boolean => timingSafeEqual(hashToken(a), hashToken(b))

export type FoundCaller = {
  readonly connection?: Connection
  /** Named with a wrong secret: its log says so, where the name is that of one connection alone. */
  readonly refused?: Connection
}

/** The connection of these credentials whose secret is right; the answer does not say which of the two was wrong. */
export const findCaller = async (
  tx: Tx,
  place: Place,
  { credentials, secret }: { readonly credentials: readonly Presented[]; readonly secret: string },
): Promise<FoundCaller> => {
  const rows = await listByIdentity(
    tx,
    credentials.map(({ identity }) => identity),
  )
  const named = listNamed(rows, credentials)
  const connection = secret === '' ? undefined : named.find((one) => readSecrets(place, one).some((own) => isSame(own, secret)))
  if (connection) return { connection }
  const [refused, ...others] = named
  return refused && others.length === 0 ? { refused } : {}
}
