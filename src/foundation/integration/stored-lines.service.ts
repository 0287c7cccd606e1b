import { pickFields, type DataKind } from '#foundation/data-kinds/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { openHolder, runAsHolder } from '#platform/database/connection-guard.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const PAGE = 1000

type Reading = { readonly services: Services; readonly tenant: TenantKey; readonly kind: DataKind }

/** All lines of a kind, page by page, as fast as they are read. */
export async function* writeStoredLines(
  { services, tenant, kind }: Reading,
  query: { readonly since?: Date },
): AsyncGenerator<string> {
  const { read } = kind
  let after: Readonly<Record<string, unknown>> | undefined
  for (let isMore = read !== undefined; isMore && read;) {
    const page = { ...query, ...(after && { after }), limit: PAGE }
    const stored = await runAsHolder(openHolder(), () => withTenant(services.db, tenant, (tx) => read(tx, page)))
    yield stored.map(({ line }) => `${JSON.stringify(pickFields(kind, line))}\n`).join('')
    after = stored.at(-1)?.line
    isMore = stored.length === PAGE
  }
}
