/** Names of sessions that versions without a schema level opened. */
const UNNAMED: ReadonlySet<string> = new Set(['', 'portico jobs', 'portico worker', 'portico worker presence'])
const NAMED = /^portico (\d{4}-\d{2}-\d{2}-\d{2})/
const LEVEL = /^\d{4}-\d{2}-\d{2}-\d{2}/

/** The number of a migration. */
export const levelOf = (migration: string): string => LEVEL.exec(migration)?.[0] ?? ''

/** How sessions of a process that knows these migrations are named. */
export const nameSessions = (migrations: readonly string[]): string => `portico ${levelOf(migrations.at(-1) ?? '')}`

/** Whether a session belongs to a version that does not know the migration; programs of others do not count. */
export const isOlderSession = (applicationName: string, migration: string): boolean => {
  if (UNNAMED.has(applicationName)) return true
  const level = NAMED.exec(applicationName)?.[1]
  return level !== undefined && level < levelOf(migration)
}
