import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'
import { makePrivateFolder } from '#platform/database/postgres/postgres-cluster.ts'
import type { PostgresUser } from '#platform/database/postgres/postgres-user.ts'
import { APP_ROLE, OWNER_ROLE } from '#platform/database/role-names.ts'

const PORT = 6432
const TRIES = 100

type Parts = { readonly home: string; readonly user: PostgresUser | undefined; readonly server: string }

/** Versions before 1.21 do not know the setting. */
const keepsNames = (): boolean => process.env['TEST_POOLER_STATEMENTS'] !== 'off'

/** It refuses what it does not know: a parameter of the session that a start still sends fails every test. */
const writeSettings = (folder: string, server: string): string => `[databases]
* = host=${server}
[pgbouncer]
listen_addr =
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 2000
${keepsNames() ? 'max_prepared_statements = 200' : ''}
`

/** PgBouncer in transaction mode before the server of tests, where TEST_POOLER names its program. */
export const startTestPooler = async ({ home, user, server }: Parts) => {
  const program = process.env['TEST_POOLER']
  if (program === undefined) return undefined
  const folder = join(home, 'p')
  await makePrivateFolder(folder, user)
  await writeFile(join(folder, 'users'), ['postgres', APP_ROLE, OWNER_ROLE].map((name) => `"${name}" ""\n`).join(''))
  await writeFile(join(folder, 'settings.ini'), writeSettings(folder, server))
  const child = spawn(program, [join(folder, 'settings.ini')], { stdio: ['ignore', 'ignore', 'inherit'], ...user })
  const address: ClientConfig = { host: folder, port: PORT }
  for (let count = 0; ; count += 1) {
    const isOpen = await withClient({ ...address, user: 'postgres', database: 'postgres' }, () => Promise.resolve(true)).catch(
      (error: unknown) => {
        if (count >= TRIES) throw error
        return false
      },
    )
    if (isOpen) break
    await wait(50)
  }
  return { address, stop: () => void child.kill('SIGINT') }
}
