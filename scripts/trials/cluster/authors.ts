import { setTimeout as wait } from 'node:timers/promises'
import { keepCookies, send, type Reply } from './send.ts'

const PAGES = '/api/content/v1/pages'
const READS = 8
const VISIT_MS = 100
/** So long a visitor waits for a change of somebody else before they look again. */
const PATIENCE_MS = 5000

type Tally = { reads: number; stale: number; late: number; visits: number; readonly faults: string[] }

export type Author = { readonly host: string; readonly cookie: string; readonly id: string; readonly path: string }

const contentOf = (round: number) => ({
  title: 'What people wrote',
  description: 'A page of the trial.',
  template: 'content-page-template',
  kind: 'Content',
  blocks: [{ id: 'b1', type: 'text', props: { heading: 'Rounds', html: `<p>round-${round}-ends</p>` } }],
})
const roundOf = (body: string): number => Number(/round-(\d+)-ends/.exec(body)?.[1] ?? -1)

const expectOk = (what: string, { status, body }: Reply): void => {
  if (status >= 300) throw new Error(`${what}: ${status} ${body.replaceAll(/[\da-f-]{36}/g, '…').slice(0, 160)}`)
}

/** Signs an author of each tenant in and gives each a page. */
export const signAuthorsIn = async (port: number, tenants: readonly string[]): Promise<Author[]> => {
  const authors: Author[] = []
  for (const tenant of tenants) {
    const host = `${tenant}.localhost`
    const cookie = keepCookies('', await send(port, '/demo/sign-in/author', { host }))
    const path = '/trial-of-replicas'
    const created = await send(port, PAGES, {
      method: 'POST',
      host,
      cookie,
      body: { locale: 'us/en', path, content: contentOf(0) },
    })
    expectOk('create', created)
    const { id } = JSON.parse(created.body) as { id: string }
    expectOk('publish', await send(port, `${PAGES}/${id}/publish`, { method: 'POST', host, cookie, body: {} }))
    authors.push({ host, cookie, id, path: `/us/en${path}` })
  }
  return authors
}

/** Saves and publishes one change, at two processes where there are two; the cookies that the author has afterwards. */
export const publishRound = async (port: number, { host, cookie, id }: Author, round: number, other = port): Promise<string> => {
  const page = await send(port, `${PAGES}/${id}`, { host, cookie })
  expectOk('look', page)
  const { etag } = JSON.parse(page.body) as { etag: string }
  const body = contentOf(round)
  const saved = await send(port, `${PAGES}/${id}/draft`, { host, cookie, method: 'PUT', body, headers: { 'if-match': etag } })
  expectOk('save', saved)
  const published = await send(other, `${PAGES}/${id}/publish`, { host, cookie, method: 'POST', body: {} })
  expectOk('publish', published)
  return keepCookies(keepCookies(cookie, saved), published)
}

/** As somebody without a cookie sees it. */
export const readRound = async (port: number, { host, path }: Author): Promise<number> => {
  const answer = await send(port, path, { host })
  expectOk('page', answer)
  return roundOf(answer.body)
}

export type Work = {
  readonly tally: Tally
  readonly enter: (phase: string) => void
  readonly stop: () => Promise<void>
}

/** Authors publish and read it at once, from every process in turn; visitors of each process never see an older page again. */
export const startWork = (ports: readonly number[], authors: readonly Author[]): Work => {
  const tally: Tally = { reads: 0, stale: 0, late: 0, visits: 0, faults: [] }
  let [isStopped, phase] = [false, 'first']
  const portOf = (turn: number): number => ports[turn % ports.length] ?? 0
  const fault = (what: string): void => void tally.faults.push(`${phase}: ${what}`)
  const attempt = async (what: string, work: () => Promise<void>): Promise<void> => {
    await work().catch((error: Error) => fault(`${what}: ${error.message}`))
  }

  const write = async (author: Author, published: { round: number }): Promise<void> => {
    let { cookie } = author
    const { host, path } = author
    for (let turn = 0; !isStopped; turn += 1) {
      await attempt('author', async () => {
        const round = turn + 1
        cookie = await publishRound(portOf(turn), { ...author, cookie }, round, portOf(turn + 1))
        published.round = round
        for (let count = 0; count < READS && !isStopped; count += 1) {
          const answer = await send(portOf(turn + count), path, { host, cookie })
          if (answer.status !== 200) {
            fault(`own page: ${answer.status} ${answer.body.slice(0, 60)}`)
            continue
          }
          tally.reads += 1
          if (roundOf(answer.body) >= round) continue
          tally.stale += 1
          fault(`stale: round ${roundOf(answer.body)} instead of ${round}`)
        }
      })
    }
  }
  /** Without any cookie: what a process showed once it never takes back, and what was published arrives. */
  const visit = async (port: number, author: Author, published: { round: number }): Promise<void> => {
    let [seen, expected, since] = [-1, 0, performance.now()]
    while (!isStopped) {
      await attempt('visitor', async () => {
        const round = await readRound(port, author)
        tally.visits += 1
        if (round < seen) fault(`visitor: round ${round} after ${seen}`)
        seen = Math.max(seen, round)
        const isLate = round < expected && performance.now() - since > PATIENCE_MS
        if (isLate) fault(`visitor: round ${round} stays although ${expected} is published`)
        if (isLate) tally.late += 1
        if (round >= expected || isLate) [expected, since] = [published.round, performance.now()]
      })
      await wait(VISIT_MS)
    }
  }
  const working = authors.flatMap((author) => {
    const published = { round: 0 }
    return [write(author, published), ...ports.map((port) => visit(port, author, published))]
  })
  return {
    tally,
    enter: (name) => void (phase = name),
    stop: async () => {
      isStopped = true
      await Promise.all(working)
    },
  }
}
