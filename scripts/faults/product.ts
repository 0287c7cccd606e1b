import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { APP_ROLE } from '#platform/database/role-names.ts'

/** The first start makes the demo world. */
const START_LIMIT_MS = 600_000
const POLL_MS = 25

export type Answer = {
  readonly status: number
  readonly body: string
  readonly retryAfter: string | undefined
  readonly cookies: readonly string[]
}
export type Ask = {
  readonly method?: string
  readonly host: string
  readonly cookie?: string
  readonly body?: unknown
  readonly form?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** `latin1` for bytes. */
  readonly encoding?: BufferEncoding
}
type Environment = Readonly<Record<string, string>>

export type Product = {
  readonly ask: (path: string, sent: Ask) => Promise<Answer>
  readonly start: (more?: Environment) => Promise<void>
  /** Of a further process that shares its database and files. */
  readonly workerEnvironment: () => Environment
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
  /** The last lines it wrote; told when it ended by itself. */
  readonly hasEnded: () => string | undefined
  readonly readPostmaster: () => Promise<number>
  /** As the superuser of the embedded database, beside the product. */
  readonly query: (text: string) => Promise<pg.QueryResult>
  /** A session of the superuser, or of another role, to be ended by the caller. */
  readonly connect: (user?: string) => Promise<pg.Client>
}

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

export const socketFolder = (dataFolder: string): string => path.join(dataFolder, 'postgres/socket')

/** The product as `npm start` runs it, with data of its own, on the loopback address. */
export const openProduct = async (dataFolder: string, base: Environment = {}): Promise<Product> => {
  const port = await findFreePort()
  const agent = new Agent({ keepAlive: true })
  let child: ReturnType<typeof spawn> | undefined
  let isEndExpected = false
  let log = ''

  const ask: Product['ask'] = (target, { method = 'GET', host, cookie, body, form, headers: more, encoding = 'utf8' }) =>
    new Promise((resolve, reject) => {
      const authority = `${host}:${port}`
      const headers = {
        host: authority,
        ...(cookie && { cookie }),
        ...(method !== 'GET' && { origin: `http://${authority}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...more,
      }
      const sent = request({ host: '127.0.0.1', port, path: target, method, headers, agent, timeout: 20_000 }, (answer) => {
        let text = ''
        answer.setEncoding(encoding).on('data', (part: string) => (text += part))
        answer.on('error', reject)
        answer.on('end', () => {
          const { 'retry-after': retryAfter, 'set-cookie': cookies = [] } = answer.headers
          resolve({ status: answer.statusCode ?? 0, body: text, retryAfter, cookies })
        })
      })
      sent.on('timeout', () => sent.destroy(new Error('no answer in 20 s')))
      const content = form ? new URLSearchParams(form).toString() : body === undefined ? undefined : JSON.stringify(body)
      sent.on('error', reject).end(content)
    })

  const hasEnded = (): string | undefined =>
    !isEndExpected && child && (child.exitCode !== null || child.signalCode !== null)
      ? `ended with ${child.exitCode ?? child.signalCode}\n${log.slice(-3000)}`
      : undefined

  const start: Product['start'] = async (more = {}) => {
    isEndExpected = false
    const own = { PATH: process.env['PATH'], PORT: String(port), DATA_FOLDER: dataFolder, LOG_LEVEL: 'error' }
    const env = { ...own, ...base, ...more }
    child = spawn(process.execPath, ['src/app/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (log = (log + part).slice(-20_000)))
    const limit = Date.now() + START_LIMIT_MS
    while (Date.now() < limit) {
      const ended = hasEnded()
      if (ended) throw new Error(`the product does not start: ${ended}`)
      const status = await ask('/readyz', { host: 'localhost' }).then(
        (answer) => answer.status,
        () => 0,
      )
      if (status === 200) return
      await wait(POLL_MS)
    }
    throw new Error(`the product is not ready in ${START_LIMIT_MS} ms`)
  }

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    isEndExpected = true
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }

  const readPostmaster = async (): Promise<number> => {
    const text = await readFile(path.join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8').catch(() => '')
    return Number(text.split('\n')[0])
  }
  const connect: Product['connect'] = async (user = 'postgres') => {
    const host = socketFolder(dataFolder)
    const client = new pg.Client({ host, user, database: 'portico', connectionTimeoutMillis: 2000 })
    client.on('error', () => {})
    await client.connect()
    return client
  }
  const query: Product['query'] = async (text) => {
    const client = await connect()
    return client.query(text).finally(() => client.end().catch(() => {}))
  }
  const workerEnvironment = (): Environment => {
    const socket = encodeURIComponent(socketFolder(dataFolder))
    return {
      DATA_FOLDER: dataFolder,
      DATABASE_URL: `postgres://${APP_ROLE}@localhost/portico?host=${socket}`,
      ERP_SIMULATOR: 'off',
    }
  }
  return {
    workerEnvironment,
    ask,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    hasEnded,
    readPostmaster,
    query,
    connect,
  }
}
