import { request, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { percentile } from '../catalogue/latency.ts'
import { MAIN, DATA_FOLDER, openWorldDatabase, prepareWorld, SITE, sitePage } from '../pages/world.ts'
import { atMost, round, type Benchmark } from '../report.ts'
import { ask, startServer, type ServerProcess } from '../server-process.ts'

const ROUNDS = 100
const READERS = 8
const DROP_LIMIT_MS = 1000
const PAGES = '/api/content/v1/pages'
const PATH = `/published-${Date.now().toString(36)}`
const ADDRESS = `${SITE.path}${PATH}`

type Sent = { readonly answer: IncomingMessage; readonly body: string }

const send = (port: number, method: string, path: string, headers: Record<string, string>, body?: object): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const all = { host: SITE.host, origin: `http://${SITE.host}`, ...json, ...headers }
    request({ host: '127.0.0.1', port, method, path, headers: all })
      .once('response', (answer) => void text(answer).then((read) => resolve({ answer, body: read }), reject))
      .once('error', reject)
      .end(body === undefined ? undefined : JSON.stringify(body))
  })

const signIn = async ({ port }: ServerProcess): Promise<string> => {
  const { answer } = await send(port, 'GET', '/demo/sign-in/author', {})
  return (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ')
}

const contentOf = (mark: string) => ({
  title: 'Published often',
  description: 'A page that changes all the time.',
  template: 'content-page-template',
  kind: 'Content',
  blocks: [
    { id: 'b1', type: 'hero', props: { title: 'Published often' } },
    { id: 'b2', type: 'text', props: { html: `<p>${mark}</p>` } },
  ],
})

const show = async ({ port }: ServerProcess): Promise<string> => (await ask(port, ADDRESS, { host: SITE.host })).body.toString()

/** How long a process goes on showing what was before. */
const waitFor = async (server: ServerProcess, mark: string, since: number): Promise<number> => {
  for (;;) {
    if ((await show(server)).includes(mark)) return performance.now() - since
    if (performance.now() - since > 30_000) return Number.POSITIVE_INFINITY
  }
}

/** Reads the page of both processes all the time, as visitors do, and counts what came too late. */
const readAllTheTime = (servers: readonly ServerProcess[], isFresh: (page: string, sentAt: number) => boolean) => {
  let [isRunning, reads, stale] = [true, 0, 0]
  const read = async (server: ServerProcess): Promise<void> => {
    while (isRunning) {
      const sentAt = performance.now()
      const page = await show(server).catch(() => undefined)
      reads += 1
      if (page !== undefined && !isFresh(page, sentAt)) stale += 1
    }
  }
  const work = Array.from({ length: READERS }, (_, index) => read(servers[index % servers.length] as ServerProcess))
  return {
    stop: async () => {
      isRunning = false
      await Promise.all(work)
      return { reads, stale }
    },
  }
}

/** A hundred publishings under load: when does each process show them, and is anything shown that was replaced a second ago? */
export const publishingBenchmark: Benchmark = {
  name: 'publishing',
  run: async ({ isQuick }) => {
    await prepareWorld()
    const database = await openWorldDatabase(undefined)
    const env = { DATA_FOLDER, DATABASE_URL: database.urlOf('portico'), ERP_SIMULATOR: 'off' }
    const servers: ServerProcess[] = []
    try {
      for (let count = 0; count < 2; count += 1) servers.push(await startServer({ file: MAIN, env, page: sitePage }))
      const [first, second] = servers as [ServerProcess, ServerProcess]
      const cookie = await signIn(first)
      const made = await send(
        first.port,
        'POST',
        PAGES,
        { cookie },
        { locale: 'us/en', path: PATH, content: contentOf('round 0.') },
      )
      const { id } = JSON.parse(made.body) as { id: string }
      let etag = String(made.answer.headers['etag'])
      await send(first.port, 'POST', `${PAGES}/${id}/publish`, { cookie }, {})
      await Promise.all(servers.map((server) => waitFor(server, 'round 0.', performance.now())))

      let published = { number: 0, at: performance.now() }
      const readers = readAllTheTime(servers, (page, sentAt) => {
        const shown = Number(/round (\d+)\./.exec(page)?.[1])
        return shown >= published.number || sentAt - published.at < DROP_LIMIT_MS
      })
      const times: number[] = []
      for (let number = 1; number <= (isQuick ? 10 : ROUNDS); number += 1) {
        const writer = number % 2 ? first : second
        const headers = { cookie, 'if-match': etag }
        const saved = await send(writer.port, 'PUT', `${PAGES}/${id}/draft`, headers, contentOf(`round ${number}.`))
        etag = String(saved.answer.headers['etag'])
        await send(writer.port, 'POST', `${PAGES}/${id}/publish`, { cookie }, {})
        published = { number, at: performance.now() }
        const { at } = published
        times.push(...(await Promise.all(servers.map((server) => waitFor(server, `round ${number}.`, at)))))
      }
      const { reads, stale } = await readers.stop()
      await send(first.port, 'DELETE', `${PAGES}/${id}`, { cookie })
      const longest = round(Math.max(...times))
      return {
        tables: [
          {
            title: 'From the answer to the author until a process shows it',
            rows: [
              {
                publishings: times.length / 2,
                reads,
                median: round(percentile(times, 0.5)),
                p99: round(percentile(times, 0.99)),
                longest,
              },
            ],
          },
        ],
        goals: [
          atMost('longest, ms', longest, DROP_LIMIT_MS),
          atMost('pages shown that were replaced a second before', stale, 0),
        ],
        notes: [`Two processes on one database, ${READERS} readers that never rest, a publishing by either process in turn.`],
      }
    } finally {
      for (const server of servers) await server.stop()
      await database.stop()
    }
  },
}
