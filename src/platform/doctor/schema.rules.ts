import type { Finding } from '#platform/doctor/check.ts'
import { BACKUP_POLICY } from '#platform/database/role-names.ts'

/** A table with rows of tenants, as the catalogue of the database describes it. */
export type TenantTable = {
  readonly name: string
  readonly isEnabled: boolean
  readonly isForced: boolean
  /** Permissive policies, their conditions for reading and writing. */
  readonly policies: readonly {
    readonly name: string
    readonly using: string | null
    readonly check: string | null
    /** For reading, and for the owner of the table alone. */
    readonly isForOwner?: boolean
  }[]
}

/** Lets the owner read everything for a backup, and nobody else. */
const isForBackups = ({ name, using, check, isForOwner }: TenantTable['policies'][number]): boolean =>
  name === BACKUP_POLICY && isForOwner === true && check === null && (using ?? '').includes(`'app.all_rows'`)

const isByTenant = (condition: string | null): boolean => condition === null || condition.includes(`'app.tenant'`)

/** Permissive policies are joined by `or`: one that is too wide opens the table. */
const findWide = ({ policies }: TenantTable): string | undefined =>
  policies
    .filter((policy) => !isForBackups(policy))
    .find(({ using, check }) => (using === null && check === null) || !isByTenant(using) || !isByTenant(check))?.name

const list = (names: readonly string[]): string =>
  names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ')

/** Each kind of hole once, with the tables that have it. */
export const checkTenantTables = (tables: readonly TenantTable[]): Finding[] => {
  const findings: Finding[] = []
  const add = (broken: readonly TenantTable[], what: string, cure: (table: string) => string): void => {
    const names = broken.map(({ name }) => name)
    if (names[0] !== undefined) findings.push({ what: `${what}: ${list(names)}.`, cure: cure(names[0]) })
  }
  add(
    tables.filter(({ isEnabled }) => !isEnabled),
    'Row-level security is off, so that tenants see each other’s rows',
    (table) => `As the owner run \`alter table ${table} enable row level security;\` for each.`,
  )
  add(
    tables.filter(({ isEnabled, isForced }) => isEnabled && !isForced),
    'Row-level security is not forced on the owner',
    (table) => `As the owner run \`alter table ${table} force row level security;\` for each.`,
  )
  add(
    tables.filter(({ policies }) => policies.every(isForBackups)),
    'The policy tenant_rows is missing, so that nobody sees any row',
    (table) =>
      `As the owner run \`create policy tenant_rows on ${table} using (tenant = nullif(current_setting('app.tenant', true), '')) with check (tenant = nullif(current_setting('app.tenant', true), ''));\` for each.`,
  )
  for (const table of tables) {
    const wide = findWide(table)
    if (wide !== undefined)
      findings.push({
        what: `The policy ${wide} of ${table.name} does not ask for the tenant, so that tenants see each other’s rows.`,
        cure: `As the owner run \`drop policy ${wide} on ${table.name};\` and make it again by the tenant.`,
      })
  }
  return findings
}

export type TableRights = { readonly name: string; readonly mayRead: boolean; readonly mayTruncate: boolean }

export const checkRights = (tables: readonly TableRights[], changeable: readonly string[], role: string): Finding[] => {
  const findings: Finding[] = []
  const unreadable = tables.filter(({ mayRead }) => !mayRead).map(({ name }) => name)
  if (unreadable.length > 0)
    findings.push({
      what: `The application may not read ${list(unreadable)}.`,
      cure: `As the owner run \`grant select, insert, update, delete on ${unreadable[0]} to ${role};\` for each.`,
    })
  const truncatable = tables.filter(({ mayTruncate }) => mayTruncate).map(({ name }) => name)
  if (truncatable.length > 0)
    findings.push({
      what: `The application may empty tables, which passes by row-level security: ${list(truncatable)}.`,
      cure: `As the owner run \`revoke truncate on ${truncatable[0]} from ${role}, public;\` for each.`,
    })
  if (changeable.length > 0)
    findings.push({
      what: `The application may change or delete entries of the audit log: ${list(changeable)}.`,
      cure: `As the owner run \`revoke update, delete on ${changeable[0]} from ${role}, public;\`.`,
    })
  return findings
}

export type MigrationState = {
  readonly known: readonly string[]
  readonly applied: readonly string[]
  readonly changed: readonly string[]
}

export const checkMigrations = ({ known, applied, changed }: MigrationState): Finding[] => {
  const findings: Finding[] = []
  const pending = known.filter((name) => !applied.includes(name))
  const unknown = applied.filter((name) => !known.includes(name))
  if (pending.length > 0)
    findings.push({
      what: `The database lacks ${pending.length} migrations: ${list(pending)}.`,
      cure: 'Run `npm run migrate` with DATABASE_OWNER_URL.',
    })
  if (unknown.length > 0)
    findings.push({
      what: `The database has migrations that this version does not know: ${list(unknown)}.`,
      cure: 'A newer version made them: run that version here too.',
    })
  if (changed.length > 0)
    findings.push({
      what: `Migrations say something else than when they were applied: ${list(changed)}.`,
      cure: 'Put the files back as they were; where the change does no harm, run `npm run migrate -- --accept-changed`.',
    })
  return findings
}
