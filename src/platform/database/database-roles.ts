import type pg from 'pg'
import type { ClientConfig } from 'pg'
import { SteadyClient } from '#platform/database/steady-client.ts'
import { APP_ROLE, OWNER_ROLE } from './role-names.ts'

const missing = async (client: pg.Client, query: string, name: string): Promise<boolean> =>
  (await client.query(query, [name])).rowCount === 0

export const createRoles = async (client: pg.Client): Promise<void> => {
  for (const role of [OWNER_ROLE, APP_ROLE]) {
    if (await missing(client, 'select 1 from pg_roles where rolname = $1', role)) {
      await client.query(`create role ${role} login nosuperuser nobypassrls nocreatedb nocreaterole`)
    }
  }
}

/** Returns whether it was missing. */
export const createDatabase = async (client: pg.Client, name: string): Promise<boolean> => {
  if (!(await missing(client, 'select 1 from pg_database where datname = $1', name))) return false
  await client.query(`create database ${client.escapeIdentifier(name)} owner ${OWNER_ROLE}`)
  return true
}

export const withClient = async <T>(config: ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new SteadyClient(config)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
