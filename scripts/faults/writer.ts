import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { findLosses, type Losses, type Note } from './ledger.rules.ts'
import type { Product } from './product.ts'
import { signIn } from './sign-in.ts'

/** Each keeps fewer than a person may. */
const KEPT = 30
const PAUSE_MS = 5
const PATH = '/pif/api/techpub/v1/saved-search'

export type Counts = {
  acknowledged: number
  unavailable: number
  refused: number
  unreachable: number
  slowestMs: number
  readonly wrong: string[]
}
export type Writer = {
  readonly counts: Counts
  /** Connection errors are expected only while the whole product is killed. */
  readonly stop: () => Promise<void>
  readonly check: () => Promise<Losses>
}

type Saved = { readonly id: string; readonly name: string }

/** One person who saves and removes searches without a pause, and notes what was acknowledged. */
export const startWriter = async (product: Product, tenant: string, who: string): Promise<Writer> => {
  const counts: Counts = { acknowledged: 0, unavailable: 0, refused: 0, unreachable: 0, slowestMs: 0, wrong: [] }
  const notes: Note[] = []
  const stored: Saved[] = []
  const run = randomBytes(4).toString('hex')
  let [isStopped, isFull] = [false, false]
  const { host, cookie } = await signIn(product, tenant, who)

  const call = async (path: string, method: string, body?: unknown): Promise<string | undefined> => {
    const startedAt = performance.now()
    try {
      const { status, body: text, retryAfter } = await product.ask(path, { method, host, cookie, body })
      counts.slowestMs = Math.max(counts.slowestMs, performance.now() - startedAt)
      if (status >= 200 && status < 300) return text
      if (status === 503 && retryAfter) counts.unavailable += 1
      else if (status === 409) isFull = true
      else counts.wrong.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') counts.refused += 1
      else counts.unreachable += 1
    }
    await wait(PAUSE_MS * 4)
    return undefined
  }

  const save = async (name: string): Promise<void> => {
    notes.push({ kind: 'sent', name })
    const text = await call(PATH, 'POST', { name, query: 'valve' })
    if (text === undefined) return void notes.push({ kind: 'refused', name })
    notes.push({ kind: 'kept', name })
    counts.acknowledged += 1
    stored.push(JSON.parse(text) as Saved)
  }
  const remove = async ({ id, name }: Saved): Promise<void> => {
    notes.push({ kind: 'removing', name })
    if ((await call(`${PATH}/${id}`, 'DELETE')) === undefined) return
    notes.push({ kind: 'removed', name })
    counts.acknowledged += 1
  }
  const list = async (): Promise<readonly Saved[]> => {
    const { status, body } = await product.ask(PATH, { host, cookie })
    if (status !== 200) throw new Error(`${host} ${who}: the saved searches answer ${status}`)
    return (JSON.parse(body) as { savedSearches: Saved[] }).savedSearches
  }
  /** A write without an answer counts towards the most that a person may store. */
  const tidy = async (): Promise<void> => {
    isFull = false
    const known = new Set(stored.map(({ id }) => id))
    for (const saved of await list().catch(() => [])) if (!known.has(saved.id)) await remove(saved)
  }

  const work = (async () => {
    await tidy()
    for (let number = 1; !isStopped; number += 1) {
      await save(`${who}-${run}-${number}`)
      const oldest = stored.length > KEPT ? stored.shift() : undefined
      if (oldest) await remove(oldest)
      if (isFull) await tidy()
      await wait(PAUSE_MS)
    }
  })()
  return {
    counts,
    stop: async () => {
      isStopped = true
      await work
    },
    check: async () => findLosses(notes, new Set((await list()).map(({ name }) => name))),
  }
}
