import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ask, startServer, type ServerProcess } from '../server-process.ts'
import { captureRenderInput } from './render-input.ts'
import { DATA_FOLDER, MAIN, SITE, sitePage, type WorldDatabase } from './world.ts'

const SUBJECTS = ['stack', 'silentStack', 'uncached', 'fewPages', 'manyPages', 'floorBuffer', 'floorRender'] as const
export type SubjectName = (typeof SUBJECTS)[number]

/** Every server that is compared, all running; only one is under load at a time. */
export type Subjects = Readonly<Record<SubjectName, ServerProcess>> & {
  readonly idleMb: Readonly<Record<SubjectName, number>>
  readonly stop: () => Promise<void>
}

export const FEW_PAGES = 100
export const MANY_PAGES = 100_000

const fileOf = (name: string): string => path.join(import.meta.dirname, `${name}.child.ts`)

/** The floors send the very bytes that our stack sends. */
const writePageFiles = async (stack: ServerProcess, database: WorldDatabase) => {
  const folder = path.join(DATA_FOLDER, 'floors')
  await mkdir(folder, { recursive: true })
  const write = async (name: string, content: Buffer | string): Promise<string> => {
    await writeFile(path.join(folder, name), content)
    return path.join(folder, name)
  }
  const page = async (encoding: string) =>
    (await ask(stack.port, SITE.path, { host: SITE.host, 'accept-encoding': encoding })).body
  return {
    plain: await write('home.html', await page('identity')),
    gzip: await write('home.html.gz', await page('gzip')),
    model: await write('home.json', await captureRenderInput(database.app)),
  }
}

export const startSubjects = async (database: WorldDatabase, core: number | undefined): Promise<Subjects> => {
  const started: ServerProcess[] = []
  const stop = async (): Promise<void> => void (await Promise.all(started.map((server) => server.stop())))
  const start = async (file: string, page: typeof sitePage, more: { args?: string[]; env?: Record<string, string> } = {}) => {
    const server = await startServer({ file, page, core, ...more })
    started.push(server)
    return server
  }
  const withPages = (name: string): Record<string, string> => ({ DATA_FOLDER, DATABASE_URL: database.urlOf(name) })
  const [few, many] = [await database.copyWith(FEW_PAGES), await database.copyWith(MANY_PAGES)]
  try {
    const stack = await start(MAIN, sitePage, { env: withPages('portico') })
    const files = await writePageFiles(stack, database)
    const uncached = fileOf('uncached')
    const servers: Record<SubjectName, ServerProcess> = {
      stack,
      silentStack: await start(MAIN, sitePage, { env: { ...withPages('portico'), LOG_LEVEL: 'silent' } }),
      uncached: await start(uncached, sitePage, { env: withPages('portico') }),
      fewPages: await start(uncached, sitePage, { env: withPages(few) }),
      manyPages: await start(uncached, sitePage, { env: withPages(many) }),
      floorBuffer: await start(fileOf('floor-buffer'), { ...sitePage, path: '/plain' }, { args: [files.plain, files.gzip] }),
      floorRender: await start(fileOf('floor-render'), { ...sitePage, path: '/render' }, { args: [files.model] }),
    }
    const idleMb = Object.fromEntries(SUBJECTS.map((name) => [name, servers[name].readMemoryMb()])) as Record<SubjectName, number>
    return { ...servers, idleMb, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
