import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Product } from './product.ts'
import { signIn } from './sign-in.ts'

const PAGE = '/us/en/secure/orders'
const POLL_MS = 250
const PAUSE_MS = 4000
const BUSY = 503
/** Far more than the 20 s within which another worker takes over. */
const STUCK_MS = 300_000

export type ExportCounts = {
  started: number
  finished: number
  slowestMs: number
  readonly wrong: string[]
  /** The jobs that were started, to be looked for in the database. */
  readonly ids: string[]
}
export type ExportWriter = { readonly counts: ExportCounts; readonly stop: () => Promise<void> }

type Status = { readonly code: number; readonly response?: { readonly uuid: string; readonly status: string } }

/** A person who requests one prepared file after another, fetches each and compares its checksum. */
export const startExportWriter = async (product: Product, tenant: string, who: string): Promise<ExportWriter> => {
  const counts: ExportCounts = { started: 0, finished: 0, slowestMs: 0, wrong: [], ids: [] }
  const { host, cookie } = await signIn(product, tenant, who)
  let isStopped = false

  const post = async (selector: string, payload: object, isExport: boolean): Promise<Status> => {
    const form = {
      ...{ payload: JSON.stringify(payload), langMap: `${tenant}:en`, tenantPath: `/content/${tenant}`, responseType: 'json' },
      ...(isExport && { OrderExportFlag: 'true' }),
    }
    const { status, body } = await product.ask(`${PAGE}.${selector}`, { method: 'POST', host, cookie, form })
    // Too much at once, and it says when to come again.
    if (status === BUSY) {
      await wait(PAUSE_MS)
      return post(selector, payload, isExport)
    }
    if (status !== 200) throw new Error(`${selector}: ${status} ${body.slice(0, 200)}`)
    const answer: unknown = JSON.parse(body)
    return (typeof answer === 'string' ? JSON.parse(answer) : answer) as Status
  }

  const awaitFile = async (uuid: string, isExport: boolean): Promise<void> => {
    const startedAt = performance.now()
    for (;;) {
      const { code, response } = await post('invoicedownloadstatus', { uuid }, isExport)
      const took = performance.now() - startedAt
      counts.slowestMs = Math.max(counts.slowestMs, took)
      if (code === 200 && response?.status === 'Completed') return
      if (code !== 200 || response?.status === 'Error') throw new Error(`the job ${uuid} was lost: ${code} ${response?.status}`)
      if (took > STUCK_MS) throw new Error(`the job ${uuid} is stuck`)
      await wait(POLL_MS)
    }
  }

  /** Where files are stored may be away for a moment, and a file may break off half way. */
  const fetchWhole = async (path: string): Promise<string> => {
    for (const limit = performance.now() + STUCK_MS; ; await wait(POLL_MS)) {
      const answer = await product.ask(path, { host, cookie, encoding: 'latin1' }).catch(() => undefined)
      if (answer?.status === 200) return answer.body
      const isAway = answer === undefined || answer.status >= BUSY
      if (!isAway || performance.now() > limit) throw new Error(`${path}: ${answer?.status ?? 'no answer'}`)
    }
  }
  const compare = async (uuid: string): Promise<void> => {
    const path = `/api/exports/v1/files/${uuid}`
    const digest = createHash('sha256')
      .update(Buffer.from(await fetchWhole(path), 'latin1'))
      .digest('hex')
    const manifest = await product.ask(`${path}/manifest`, { host, cookie })
    if (!manifest.body.includes(digest)) throw new Error(`the file of ${uuid} has another checksum`)
  }

  const run = async (): Promise<void> => {
    for (let turn = 0; !isStopped; turn += 1) {
      const isExport = turn % 2 === 0
      try {
        const { response } = await post('invoicedownloadstart', {}, isExport)
        if (!response) throw new Error('no job was started')
        counts.started += 1
        counts.ids.push(response.uuid)
        await awaitFile(response.uuid, isExport)
        await compare(response.uuid)
        counts.finished += 1
        // A person may have a hundred files prepared a day.
        await wait(PAUSE_MS)
      } catch (error) {
        counts.wrong.push(`${who} of ${tenant}: ${error instanceof Error ? error.message : String(error)}`)
        await wait(POLL_MS)
      }
    }
  }
  const running = run()
  return {
    counts,
    stop: async () => {
      isStopped = true
      await running
    },
  }
}
