import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { withClient } from './database-roles.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { locateCluster } from '#platform/database/postgres/postgres-place.ts'
import { stopPostmaster } from '#platform/database/postgres/postgres-process.ts'
import { canReach } from '#platform/database/postgres/postgres-user.ts'

const isRoot = process.getuid?.() === 0
const NOBODY = 65534
/** Below a home of root's own, no other user can run this project at all. */
const canRunAsNobody = isRoot && (await canReach(import.meta.filename, { uid: NOBODY, gid: NOBODY }))

let scratch: string
let dataFolder: string
let running: EmbeddedPostgres[] = []

const start = async (folder = dataFolder, onProgress?: (sentence: string) => void): Promise<EmbeddedPostgres> => {
  const embedded = await startEmbeddedPostgres({ dataFolder: folder, ...(onProgress && { onProgress }) })
  running.push(embedded)
  return embedded
}

const query = (embedded: Pick<EmbeddedPostgres, 'owner'>, sql: string) =>
  withClient(embedded.owner, async (client) => (await client.query(sql)).rows as unknown[])

/** Another application process, as another user if so wished. */
const startInChild = async (folder: string, uid?: number) => {
  const script = join(import.meta.dirname, '../testing/embedded-postgres.child.ts')
  const child: ChildProcess = spawn(process.execPath, [script, folder], {
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid && { uid, gid: uid }),
  })
  const ended = once(child, 'exit')
  const [line] = (await once(createInterface({ input: child.stdout! }), 'line')) as [string]
  const end = async (signal?: 'SIGKILL') => {
    if (signal) child.kill(signal)
    else child.stdin!.end()
    await ended
  }
  const reported = JSON.parse(line) as EmbeddedPostgres & { error?: string }
  onTestFinished(async () => {
    await end('SIGKILL')
    if (!reported.error) await stopPostmaster(locateCluster(reported.dataFolder), reported.pid)
  })
  return { end, told: reported }
}

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'portico-embedded-'))
  await chmod(scratch, 0o755)
  dataFolder = join(scratch, 'postgres')
  const first = await start()
  expect(first.firstStart).toBe(true)
  await query(first, `create table kept (word text); insert into kept values ('still here')`)
  await first.stop()
})
afterEach(async () => {
  await Promise.all(running.map((embedded) => embedded.stop()))
  running = []
})
afterAll(() => rm(scratch, { recursive: true, force: true }))

const readStored = (embedded: EmbeddedPostgres) => query(embedded, 'select word from kept')

test('a second start finds the data and is ready at once', async () => {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const began = performance.now()
    await (await startEmbeddedPostgres({ dataFolder })).stop()
    times.push(performance.now() - began)
  }
  expect(Math.min(...times)).toBeLessThan(5000)
  const embedded = await start()
  expect(embedded).toMatchObject({ firstStart: false, wasAdopted: false })
  expect(await readStored(embedded)).toEqual([{ word: 'still here' }])
})

test('the database speaks UTF-8, has no network port and ends when told to', async () => {
  const embedded = await start()
  expect(
    await query(
      embedded,
      `select current_setting('listen_addresses') as network, current_setting('server_encoding') as encoding, lower('ŻÓŁĆ') as lower`,
    ),
  ).toEqual([{ network: '', encoding: 'UTF8', lower: 'żółć' }])
  await embedded.stop()
  await expect(readFile(`/proc/${embedded.pid}/cmdline`)).rejects.toThrow('ENOENT')
})

test('after the database was killed, the next start has the data', async () => {
  const app = await startInChild(dataFolder)
  await app.end('SIGKILL')
  process.kill(app.told.pid, 'SIGKILL')
  const embedded = await start()
  expect(embedded.pid).not.toBe(app.told.pid)
  expect(await readStored(embedded)).toEqual([{ word: 'still here' }])
})

test('a database killed under the running application comes back by itself', async () => {
  const reported = Promise.withResolvers<string>()
  const embedded = await start(dataFolder, reported.resolve)
  process.kill(embedded.pid, 'SIGKILL')
  expect(await reported.promise).toMatch(/ended unexpectedly/)
  await expect.poll(() => readStored(embedded).catch(() => 'not yet'), { timeout: 60_000 }).toEqual([{ word: 'still here' }])
})

test('after the application was killed, the next one takes its database over', async () => {
  const app = await startInChild(dataFolder)
  await app.end('SIGKILL')
  const embedded = await start()
  expect(embedded).toMatchObject({ pid: app.told.pid, wasAdopted: true, firstStart: false })
  expect(await readStored(embedded)).toEqual([{ word: 'still here' }])
  await embedded.stop()
  await expect(readFile(join(dataFolder, 'cluster/postmaster.pid'))).rejects.toThrow('ENOENT')
})

test('a second application on the same data is told that one is running, and harms nothing', async () => {
  const embedded = await start()
  const second = await startInChild(dataFolder)
  expect(second.told.error).toMatch(new RegExp(`running already on ${dataFolder} \\(process ${process.pid}\\)`))
  expect(await readStored(embedded)).toEqual([{ word: 'still here' }])
})

test('of two applications started at once, one runs and one is told so', async () => {
  const two = await Promise.all([startInChild(dataFolder), startInChild(dataFolder)])
  expect(two.filter(({ told }) => told.error === undefined)).toHaveLength(1)
  expect(two.filter(({ told }) => told.error?.includes('running already'))).toHaveLength(1)
  await Promise.all(two.map(({ end }) => end()))
})

test('a pid file whose process is now another program of the same user does not stop it', async () => {
  const { uid, gid } = await stat(locateCluster(dataFolder))
  const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], isRoot ? { uid, gid } : {})
  onTestFinished(() => void other.kill())
  await writeFile(
    join(dataFolder, 'cluster/postmaster.pid'),
    `${other.pid}\n${dataFolder}/cluster\n1\n5432\n/nowhere\n\n\nready\n`,
  )
  expect(await readStored(await start())).toEqual([{ word: 'still here' }])
})

test('a first start cut short is begun again', async () => {
  const folder = join(scratch, 'cut-short')
  await mkdir(join(folder, 'unfinished'), { recursive: true })
  await writeFile(join(folder, 'unfinished/PG_VERSION'), '18\n')
  expect(await start(folder)).toMatchObject({ firstStart: true, dataFolder: folder })
})

test('a path too long for a socket, with spaces and umlauts, will do, and the data stays there', async () => {
  const folder = join(scratch, `Übungs, "Ordner" ${'lang '.repeat(20)}`)
  await mkdir(folder)
  await rename(dataFolder, join(folder, 'postgres'))
  try {
    const embedded = await start(join(folder, 'postgres'))
    expect(embedded.app.host?.length).toBeLessThan(80)
    expect(await readStored(embedded)).toEqual([{ word: 'still here' }])
    await embedded.stop()
    await expect(stat(embedded.app.host!)).rejects.toThrow('ENOENT')
  } finally {
    await rename(join(folder, 'postgres'), dataFolder)
  }
})

test.runIf(isRoot)('started by root, the database is not root and only its user may enter the socket folder', async () => {
  const embedded = await start()
  expect((await stat(`/proc/${embedded.pid}`)).uid).not.toBe(0)
  expect((await stat(embedded.app.host!)).mode & 0o777).toBe(0o700)
})

test.runIf(canRunAsNobody)('started by an ordinary user it runs as that user, and root can start it afterwards', async () => {
  const home = await mkdtemp(join(scratch, 'ordinary-'))
  await chown(home, NOBODY, NOBODY)
  const app = await startInChild(join(home, 'postgres'), NOBODY)
  expect(app.told.error).toBeUndefined()
  expect((await stat(`/proc/${app.told.pid}`)).uid).toBe(NOBODY)
  await app.end()
  const embedded = await start(join(home, 'postgres'))
  expect((await stat(`/proc/${embedded.pid}`)).uid).toBe(NOBODY)
})

test.runIf(canRunAsNobody)("an ordinary user is told why root's database is not for it", async () => {
  const app = await startInChild(dataFolder, NOBODY)
  expect(app.told.error).toMatch(/belongs to user \d+: start as that user or as root/)
})

test.runIf(isRoot)('below a folder that only root may enter, the data is kept where its user can reach it', async () => {
  const rootOnly = await mkdtemp(join(scratch, 'root-only-'))
  const sentences: string[] = []
  const first = await start(join(rootOnly, 'postgres'), (sentence) => sentences.push(sentence))
  onTestFinished(() => rm(first.dataFolder, { recursive: true, force: true }))
  expect(first.dataFolder).toMatch(/^\/var\/(lib|tmp)\/portico-\w+$/)
  expect(sentences).toContain(`The database is kept in ${first.dataFolder}.`)
  await query(first, 'create table here ()')
  await first.stop()
  const second = await start(join(rootOnly, 'postgres'))
  expect(second.firstStart).toBe(false)
  expect(await query(second, 'table here')).toEqual([])
})
