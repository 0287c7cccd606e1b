import { listLog, writeAudit, type LogEntry, type LogFilter } from '#foundation/audit/public.server.ts'
import { exportAuditLog } from '#features/administration/operations/operations.api.ts'
import { periodFilter } from '#kernel/list-query.schema.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant } from '#platform/database/database.ts'
import type { App } from '#platform/feature.ts'
import { CSV_TYPE, writeCsv } from '#platform/files/csv-writer.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest } from '#platform/http/errors.ts'
import { leaveSlot } from '#platform/http/load.ts'
import { userOf } from '#platform/http/access.ts'

const PAGE = 1000
/** As far as a list can be read; whoever needs more narrows the time. */
const MOST_PAGES = 10

const write = (value: unknown): string => {
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}

const toCells = ({ at, name, email, action, details }: LogEntry): string[] => {
  const { object, name: called, before, after, address, ...others } = details
  const rest = Object.keys(others).length > 0 ? write(others) : ''
  return [
    at.toISOString(),
    name ?? '',
    email ?? '',
    action,
    write(object),
    write(called),
    write(before),
    write(after),
    write(address),
    rest,
  ]
}

/** The log as a file, read page by page while it is sent. */
export const auditExportRoutes = (app: App): void => {
  const { db, clock } = app.services
  async function* readRows(tenant: TenantKey, filter: LogFilter): AsyncGenerator<string[]> {
    for (let page = 1; page <= MOST_PAGES; page++) {
      const list = { sort: '-at', page, size: PAGE } as const
      const { rows } = await withTenant(db, tenant, (tx) => listLog(tx, filter, list))
      for (const row of rows) yield toCells(row)
      if (rows.length < PAGE) return
    }
  }
  addEndpoint(
    app,
    exportAuditLog,
    async (request, reply) => {
      const { tenant } = request.scope
      const { at: written, ...query } = request.query
      const at = written === undefined ? undefined : periodFilter.safeParse(written)
      if (at?.success === false) return badRequest('This is no period, such as 2026-11-01..2026-11-15.')
      const hidden = await withTenant(db, tenant, async (tx) => {
        const user = userOf(request)
        await writeAudit(tx, user, clock.now(), 'audit.export', { ...request.query, address: request.ip })
        return app.hiddenFrom(user.roles)
      })
      leaveSlot(request)
      const columns = ['Time', 'Who', 'E-mail', 'Action', 'Object', 'Name', 'Before', 'After', 'From', 'Details']
      return reply
        .header('content-disposition', 'attachment; filename="audit-log.csv"')
        .type(CSV_TYPE)
        .send(
          writeCsv({
            name: 'Audit log',
            columns: columns.map((header) => ({ header })),
            rows: readRows(tenant, { ...query, at: at?.data, hidden }),
          }),
        )
    },
    { config: { opensNoTransaction: true } },
  )
}
