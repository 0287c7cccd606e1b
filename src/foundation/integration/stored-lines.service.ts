import { pickFields, readDeleted, type DataKind, type LineQuery } from '#foundation/data-kinds/public.server.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { openHolder, runAsHolder } from '#platform/database/connection-guard.ts'
import { withTenant } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'

const PAGE = 1000

type Reading = { readonly services: Services; readonly tenant: TenantKey; readonly kind: DataKind }

/** Those that were taken away, before those that are there: one that came again since is told last. */
async function* writeDeletedLines({ services, tenant, kind }: Reading, since: Date): AsyncGenerator<string> {
  for (let after = '', isMore = true; isMore;) {
    const page = { since, after, limit: PAGE }
    const gone = await runAsHolder(openHolder(), () => withTenant(services.db, tenant, (tx) => readDeleted(tx, kind, page)))
    yield gone.map(({ line }) => `${JSON.stringify({ ...line, deleted: true })}\n`).join('')
    after = gone.at(-1)?.key ?? ''
    isMore = gone.length === PAGE
  }
}

/** All lines of a kind, page by page, as fast as they are read. */
export async function* writeStoredLines(reading: Reading, query: Pick<LineQuery, 'since' | 'filters'>): AsyncGenerator<string> {
  const { services, tenant, kind } = reading
  const { read } = kind
  if (query.since && !query.filters) yield* writeDeletedLines(reading, query.since)
  let after: Readonly<Record<string, unknown>> | undefined
  for (let isMore = read !== undefined; isMore && read;) {
    const page = { ...query, ...(after && { after }), limit: PAGE }
    const stored = await runAsHolder(openHolder(), () => withTenant(services.db, tenant, (tx) => read(tx, page)))
    yield stored.map(({ line }) => `${JSON.stringify(pickFields(kind, line))}\n`).join('')
    after = stored.at(-1)?.line
    isMore = stored.length === PAGE
  }
}
