import type { TenantKey } from '#kernel/tenant.ts'

/** Tables without a column `tenant` that nevertheless hold rows of one. */
const OTHER_COLUMNS = new Map([
  ['public.tenant', 'key'],
  ['public.tenant_host', 'tenant_key'],
  ['public.file_usage', 'tenant_key'],
  ['pgboss.job', "data ->> 'tenant'"],
])

/** Of the installation as a whole: they stay when a tenant goes, and do not travel with it. */
export const SHARED_TABLES: ReadonlySet<string> = new Set([
  'public.installation',
  'public.pruning',
  'pgboss.bam',
  'pgboss.job_dependency',
  'pgboss.queue',
  'pgboss.schedule',
  'pgboss.subscription',
  'pgboss.warning',
])

export type OwnedTable = { readonly name: string; readonly isTenants: boolean }

/** SQL for the rows of a tenant; undefined where the table holds none. */
export const ownRows = ({ name, isTenants }: OwnedTable, tenant: TenantKey): string | undefined => {
  const column = isTenants ? 'tenant' : OTHER_COLUMNS.get(name)
  return column === undefined ? undefined : `${column} = '${tenant.replaceAll("'", "''")}'`
}

/** A new table has to be one or the other, or exports would miss it in silence. */
export const listUndecided = (tables: readonly OwnedTable[]): string[] =>
  tables.filter((table) => ownRows(table, 'any') === undefined && !SHARED_TABLES.has(table.name)).map(({ name }) => name)
