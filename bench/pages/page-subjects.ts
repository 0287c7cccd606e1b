import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { ask, startServer, type ServerProcess } from '../server-process.ts'
import { captureRenderInput } from './render-input.ts'
import { DATA_FOLDER, MAIN, SITE, sitePage, type WorldDatabase } from './world.ts'

export type SubjectName =
  | 'stack'
  | 'silentStack'
  | 'uncached'
  | 'guarded'
  | 'fewPages'
  | 'manyPages'
  | 'floorBuffer'
  | 'floorRender'

/** Those of the benchmark `pages`. */
export type ComparedName = Exclude<SubjectName, 'guarded'>

/** The servers that are compared, all running; only one is under load at a time. */
export type Subjects<Name extends SubjectName = SubjectName> = Readonly<Record<Name, ServerProcess>> & {
  readonly idleMb: Readonly<Record<Name, number>>
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

type More = { readonly args?: string[]; readonly env?: Record<string, string>; readonly path?: string }

/** `stack` is one of the names: the floors send what it sends. */
export const startSubjects = async <Name extends SubjectName>(
  database: WorldDatabase,
  core: number | undefined,
  names: readonly Name[],
): Promise<Subjects<Name>> => {
  const started: ServerProcess[] = []
  const stop = async (): Promise<void> => void (await Promise.all(started.map((server) => server.stop())))
  const start = async (file: string, { path: address = sitePage.path, ...more }: More = {}) => {
    const server = await startServer({ file, page: { ...sitePage, path: address }, core, ...more })
    started.push(server)
    return server
  }
  const withPages = (name: string): Record<string, string> => ({ DATA_FOLDER, DATABASE_URL: database.urlOf(name) })
  const env = withPages('portico')
  const copy = async (name: SubjectName, pages: number): Promise<string> =>
    (names as readonly SubjectName[]).includes(name) ? database.copyWith(pages) : ''
  // Before anybody is connected to the original.
  const [few, many] = [await copy('fewPages', FEW_PAGES), await copy('manyPages', MANY_PAGES)]
  try {
    const stack = await start(MAIN, { env })
    const files = await writePageFiles(stack, database)
    const starts: Readonly<Record<SubjectName, () => Promise<ServerProcess>>> = {
      stack: async () => stack,
      silentStack: () => start(MAIN, { env: { ...env, LOG_LEVEL: 'silent' } }),
      uncached: () => start(fileOf('uncached'), { env }),
      guarded: () => start(fileOf('../guard/guard'), { env }),
      fewPages: () => start(fileOf('uncached'), { env: withPages(few) }),
      manyPages: () => start(fileOf('uncached'), { env: withPages(many) }),
      floorBuffer: () => start(fileOf('floor-buffer'), { path: '/plain', args: [files.plain, files.gzip] }),
      floorRender: () => start(fileOf('floor-render'), { path: '/render', args: [files.model] }),
    }
    const servers = new Map<Name, ServerProcess>()
    for (const name of names) servers.set(name, await starts[name]())
    const idle = [...servers].map(([name, server]): [string, number] => [name, server.readMemoryMb()])
    const idleMb: Readonly<Record<string, number>> = Object.fromEntries(idle)
    return { ...Object.fromEntries(servers), idleMb, stop } as Subjects<Name>
  } catch (error) {
    await stop()
    throw error
  }
}
