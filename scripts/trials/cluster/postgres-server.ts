import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, chown, mkdir, open } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { QueryResultRow } from 'pg'
import { createDatabase, createRoles, withClient } from '#platform/database/database-roles.ts'
import { choosePostgresUser } from '#platform/database/postgres/postgres-user.ts'
import { APP_ROLE, OWNER_ROLE } from '#platform/database/role-names.ts'
import { findFreePort } from './free-port.ts'
import { signalServer } from './signal-server.ts'
import { runAsPostgres } from './postgres-programs.ts'

const READY_MS = 60_000
const SETTINGS = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
max_connections = 200
shared_buffers = 64MB
fsync = off
wal_level = replica
hot_standby = on
timezone = UTC
`

/** A server of PostgreSQL on a port of this machine, whose data lie below `home`. */
export type PostgresServer = {
  readonly port: number
  readonly urlOf: (user: string) => string
  readonly query: <Row extends QueryResultRow>(text: string) => Promise<Row[]>
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
  /** Takes the processor from it and all its children: it accepts connections and answers nothing. */
  readonly hang: () => void
  readonly wake: () => void
}

type Place = { readonly bin: string; readonly home: string; readonly name: string }

const openServer = async ({ bin, home, name }: Place): Promise<PostgresServer & { readonly folder: string }> => {
  const [port, folder] = [await findFreePort(), path.join(home, name)]
  let child: ChildProcess | undefined
  const urlOf = (user: string): string => `postgres://${user}@127.0.0.1:${port}/portico`
  const query = <Row extends QueryResultRow>(text: string): Promise<Row[]> =>
    withClient(
      { host: '127.0.0.1', port, user: 'postgres', database: 'postgres', connectionTimeoutMillis: 5000 },
      async (client) => (await client.query<Row>(text)).rows,
    )
  const signal = (kind: NodeJS.Signals): void => {
    if (child?.pid !== undefined && child.exitCode === null) signalServer(child.pid, kind)
  }
  return {
    port,
    folder,
    urlOf,
    query,
    start: async () => {
      const log = await open(path.join(home, `${name}.log`), 'a')
      const options = { ...(await choosePostgresUser()), cwd: '/', env: { LC_ALL: 'C' }, detached: true } as const
      child = spawn(path.join(bin, 'postgres'), ['-D', folder, '-p', String(port)], {
        ...options,
        stdio: ['ignore', log.fd, log.fd],
      })
      await log.close()
      for (const limit = performance.now() + READY_MS; ; await wait(50)) {
        if (
          await query('select 1').then(
            () => true,
            () => false,
          )
        )
          return
        if (performance.now() > limit || child.exitCode !== null)
          throw new Error(`${name} does not start; see ${home}/${name}.log`)
      }
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      signal('SIGKILL')
      await ended
    },
    hang: () => signal('SIGSTOP'),
    wake: () => signal('SIGCONT'),
  }
}

/** An empty primary with the roles and the database of Portico. */
export const startPrimary = async (place: Place): Promise<PostgresServer & { readonly folder: string }> => {
  const server = await openServer(place)
  const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync', '--no-instructions']
  await runAsPostgres(path.join(place.bin, 'initdb'), ['-D', server.folder, ...flags])
  await appendFile(path.join(server.folder, 'postgresql.conf'), SETTINGS)
  await server.start()
  await withClient({ host: '127.0.0.1', port: server.port, user: 'postgres', database: 'postgres' }, async (client) => {
    await createRoles(client)
    await createDatabase(client, 'portico')
    await client.query('grant pg_monitor to portico_app')
  })
  return server
}

/** A streaming standby of the primary, taken while that serves. */
export const startStandby = async (place: Place, primary: PostgresServer): Promise<PostgresServer> => {
  const server = await openServer(place)
  const source = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres']
  const flags = [
    '-D',
    server.folder,
    '--write-recovery-conf',
    '--create-slot',
    `--slot=${place.name}`,
    '--checkpoint=fast',
    '--no-sync',
  ]
  await runAsPostgres(path.join(place.bin, 'pg_basebackup'), [...source, ...flags])
  await server.start()
  return server
}

/** A folder that PostgreSQL's user may write. */
export const giveToPostgres = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const user = await choosePostgresUser()
  if (user) await chown(folder, user.uid, user.gid)
}

export const addressesOf = (server: PostgresServer) => ({
  url: server.urlOf(APP_ROLE),
  ownerUrl: server.urlOf(OWNER_ROLE),
  adminUrl: server.urlOf('postgres'),
})
