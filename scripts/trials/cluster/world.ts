import { randomBytes } from 'node:crypto'
import { chmod, cp, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findBuild } from '#app/find-build.ts'
import { withClient } from '#platform/database/database-roles.ts'
import { listMigrations } from '#platform/database/migrate.ts'
import { ROOT } from '../run-trial.ts'
import { startProcess, type Running } from '../upgrade/processes.ts'
import { runScript, type Version } from '../upgrade/versions.ts'
import type { Buyer } from '../upgrade/load.ts'
import { makeBuyers } from '../upgrade/world.ts'
import { signAuthorsIn, type Author } from './authors.ts'
import { findFreePort } from './free-port.ts'
import { runAsPostgres } from './postgres-programs.ts'

/** Tenants whose authors write. */
const AUTHORS = ['sps', 'process', 'aerobt']
const PROVEN = `update session set second_factor_at = now(), amr = '{pwd,otp}'`
const PRESENT: Version = { name: 'present', root: ROOT }
const CACHE = path.join(ROOT, 'node_modules/.cache/portico/trial-world')
/** The people of the trial stay signed in for longer. */
const CACHE_LIFE_MS = 3 * 3_600_000

export const METRICS_KEY = randomBytes(16).toString('hex')

/** A folder that goes with the trial; PostgreSQL's user may enter it. */
export const openTrialFolder = async (name: string) => {
  const folder = await mkdtemp(path.join(tmpdir(), `portico-${name}-`))
  await chmod(folder, 0o755)
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}

export type People = { readonly authors: readonly Author[]; readonly buyers: readonly Buyer[] }
export type World = {
  readonly env: NodeJS.ProcessEnv
  readonly people: People
  /** One process of production on the demo's data. */
  readonly start: (env?: NodeJS.ProcessEnv) => Promise<Running>
}

export type Place = {
  readonly folder: string
  readonly bin: string
  readonly url: string
  readonly ownerUrl: string
  readonly adminUrl: string
}

type Stored = { readonly secretsKey: string; readonly migrations: readonly string[]; readonly people: People }

/** A world of a trial of a moment ago: making one takes minutes, and this a few seconds. */
const restoreWorld = async ({ folder, bin, adminUrl }: Place): Promise<Stored | undefined> => {
  const file = path.join(CACHE, 'world.json')
  const age = Date.now() - (await stat(file).catch(() => ({ mtimeMs: 0 }))).mtimeMs
  if (age > CACHE_LIFE_MS) return undefined
  const stored = JSON.parse(await readFile(file, 'utf8')) as Stored
  if (String(stored.migrations) !== String(await listMigrations())) return undefined
  await cp(path.join(CACHE, 'data'), path.join(folder, 'data'), { recursive: true })
  const dump = path.join(folder, 'world.dump')
  await cp(path.join(CACHE, 'world.dump'), dump)
  await chmod(dump, 0o644)
  await runAsPostgres(path.join(bin, 'pg_restore'), ['--exit-on-error', '-d', adminUrl, dump])
  await runAsPostgres(path.join(bin, 'psql'), ['-c', 'analyze', adminUrl])
  return stored
}

const storeWorld = async ({ folder, bin, adminUrl }: Place, stored: Stored): Promise<void> => {
  await mkdir(CACHE, { recursive: true })
  const dump = path.join(folder, 'servers', 'world.dump')
  await runAsPostgres(path.join(bin, 'pg_dump'), ['-Fc', '-Z1', '-f', dump, adminUrl])
  await cp(dump, path.join(CACHE, 'world.dump'))
  await rm(path.join(CACHE, 'data'), { recursive: true, force: true })
  await cp(path.join(folder, 'data'), path.join(CACHE, 'data'), { recursive: true })
  const unfinished = path.join(CACHE, 'world.unfinished')
  await writeFile(unfinished, JSON.stringify(stored), { mode: 0o600 })
  await rename(unfinished, path.join(CACHE, 'world.json'))
}

const settingsOf = ({ folder, url }: Place, secretsKey: string) => ({
  PATH: process.env['PATH'],
  HOME: folder,
  DATA_FOLDER: path.join(folder, 'data'),
  SECRETS_KEY: secretsKey,
  HOST: '127.0.0.1',
  PUBLIC_SCHEME: 'http',
  MAIL_URL: 'outbox:',
  MAIL_FROM: 'Halden <no-reply@halden.example>',
  METRICS_KEY,
  DATABASE_URL: url,
  // Everything shares this machine: what waits for a core is no overload.
  MAX_LOOP_DELAY_MS: '60000',
  HANDLER_TIMEOUT_S: '60',
  DATABASE_STATEMENT_MS: '6000',
})

/** Buyers first: the owner's address says which parts they can order. */
const signIn = async (port: number, ownerUrl: string): Promise<People> => ({
  buyers: await makeBuyers(port, { connectionString: ownerUrl }),
  authors: await signAuthorsIn(port, AUTHORS),
})

/** The demo world in a database that stands elsewhere, with people who are signed in. */
export const makeWorld = async (place: Place): Promise<World> => {
  const restored = await restoreWorld(place)
  const secretsKey = restored?.secretsKey ?? randomBytes(32).toString('base64')
  const env = settingsOf(place, secretsKey)
  await mkdir(env.DATA_FOLDER, { recursive: true })
  if (!findBuild()) await runScript(PRESENT, ['src/app/build.ts'], env)
  const make = async (): Promise<People> => {
    process.stdout.write('  Making the demo world, which takes some minutes.\n')
    const port = await findFreePort()
    const more = { DATABASE_OWNER_URL: place.ownerUrl, ERP_SIMULATOR: 'off', DATABASE_STATEMENT_MS: '30000' }
    const demo = await startProcess(PRESENT, port, { ...env, ...more })
    const people = await signIn(port, place.ownerUrl).finally(demo.stop)
    await storeWorld(place, { secretsKey, migrations: await listMigrations(), people })
    return people
  }
  const people = restored?.people ?? (await make())
  // A live site asks staff for a second factor, which nobody can give here.
  await withClient({ connectionString: place.adminUrl }, (client) => client.query(PROVEN))
  if (!findBuild()) await runScript(PRESENT, ['src/app/build.ts'], env)
  const start = async (more: NodeJS.ProcessEnv = {}): Promise<Running> => {
    const port = await findFreePort()
    // A worker answers probes there only.
    const probes = more['PORTICO_ROLE'] === 'worker' ? { INTERNAL_PORT: String(port) } : {}
    return startProcess(PRESENT, port, { ...env, PORTICO_MODE: 'production', ...probes, ...more })
  }
  return { env, people, start }
}
