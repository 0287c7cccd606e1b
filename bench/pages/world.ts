import path from 'node:path'
import type { ClientConfig, PoolConfig } from 'pg'
import { withClient } from '#platform/database/database-roles.ts'
import { startEmbeddedPostgres } from '#platform/database/embedded-postgres.ts'
import { readServerCpu } from '../bring/bring-figures.ts'
import { pinProcess } from '../machine.ts'
import { startServer, type ServerOptions } from '../server-process.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
export const MAIN = path.join(ROOT, 'src/app/main.ts')
/** Kept between runs: the demo world is made once. */
export const DATA_FOLDER = path.join(ROOT, '.data/bench')

/** The page that everything is measured with. */
export const SITE = { tenant: 'sps', host: 'sps.localhost', locale: { country: 'us', language: 'en' }, path: '/us/en' } as const

export const sitePage: ServerOptions['page'] = { host: SITE.host, path: SITE.path }

/** Builds, migrates and seeds as the first start does, then stops. */
export const prepareWorld = async (): Promise<void> => {
  const first = await startServer({ file: MAIN, env: { DATA_FOLDER }, page: sitePage })
  await first.stop()
}

export type WorldDatabase = {
  readonly app: PoolConfig
  /** For making and dropping databases. */
  readonly admin: ClientConfig
  /** The address of a database, as a server takes it in DATABASE_URL. */
  readonly urlOf: (database: string) => string
  /** Makes a database with so many pages and returns its name. */
  readonly copyWith: (pages: number) => Promise<string>
  /** After much was written: statistics as on a server that has been up for a while. */
  readonly settle: (database: string) => Promise<void>
  /** Milliseconds of PostgreSQL's processors so far, all its processes together. */
  readonly readCpuMs: () => number
  readonly stop: () => Promise<void>
}

/** Its own process, beside the load: what the server under test spends is the server's alone. */
export const openWorldDatabase = async (core: number | undefined): Promise<WorldDatabase> => {
  const postgres = await startEmbeddedPostgres({ dataFolder: path.join(DATA_FOLDER, 'postgres') })
  pinProcess(postgres.pid, core)
  const admin: ClientConfig = { host: String(postgres.app.host), user: 'postgres', database: 'postgres' }
  return {
    app: postgres.app,
    admin,
    urlOf: (database) => `postgres://${postgres.app.user}@localhost/${database}?host=${encodeURIComponent(String(admin.host))}`,
    copyWith: (pages) => copyWorld(admin, pages),
    settle: (database) =>
      withClient({ ...admin, database }, async (client) => {
        await client.query('vacuum analyze')
        await client.query('checkpoint')
      }),
    readCpuMs: () => readServerCpu(postgres.pid) * 1000,
    stop: postgres.stop,
  }
}

/** Made anew each time, so that it has today's schema. Nobody may be connected to the original meanwhile. */
const copyWorld = async (admin: ClientConfig, pages: number): Promise<string> => {
  const name = `bench_pages_${pages}`
  await withClient(admin, async (client) => {
    await client.query(`drop database if exists ${name} with (force)`)
    await client.query(`create database ${name} template portico`)
  })
  await withClient({ ...admin, database: name }, async (client) => {
    // The home page, its frame and its translations stay; the rest is made up to the number.
    await client.query(`delete from page where tenant <> $1 or path not in ('/', '/fragments/header', '/fragments/footer')`, [
      SITE.tenant,
    ])
    const { rows } = await client.query<{ kept: number }>('select count(*)::int as kept from page')
    await client.query(
      `with made as (
         insert into page (tenant, country, language, path, last_version, published_version)
         select $1, country, language, '/products/' || number / 100 || '/' || number, 1, 1
         from generate_series(1, $2::int) number
         join (select row_number() over (order by country, language) - 1 as place, country, language
               from page where path = '/') locale on locale.place = number % 7
         returning id)
       insert into page_version (page_id, tenant, number, content)
       select id, $1, 1, (select content from page_version join page on page.id = page_id
                          where path = '/fragments/footer' and country = 'us' limit 1)
       from made`,
      [SITE.tenant, pages - (rows[0]?.kept ?? 0)],
    )
    await client.query('vacuum analyze')
  })
  return name
}
