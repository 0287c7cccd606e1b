import { call } from '#browser/api.ts'
import { sendFile, type SendOutcome } from '#foundation/uploads/send-file.client.ts'
import { discardUpload } from '#foundation/uploads/upload.api.ts'
import type { UploadProblem } from '#foundation/uploads/upload.rules.ts'
import type { UploadView } from '#foundation/uploads/upload.schema.ts'

export type UploadItem = {
  readonly key: string
  readonly name: string
  readonly size: number
  readonly sent: number
  readonly state: 'waiting' | 'sending' | 'retrying' | 'paused' | 'done' | 'failed'
  readonly problem?: UploadProblem
  /** There when it is done. */
  readonly upload?: UploadView
}

type Work = { readonly file: File; leaving?: AbortController; uploadId?: string | undefined }

export type QueueOptions = { readonly kind: string; readonly maxBytes: number }

/** Files one after the other, so that the first is there soonest. A list of its own, which React only watches. */
export const createUploadQueue = ({ kind, maxBytes }: QueueOptions) => {
  let items: readonly UploadItem[] = []
  let count = 0
  const works = new Map<string, Work>()
  const listeners = new Set<() => void>()

  const set = (next: readonly UploadItem[]): void => {
    items = next
    for (const listen of listeners) listen()
  }
  const change = (key: string, to: Partial<UploadItem>): void =>
    set(items.map((item) => (item.key === key ? { ...item, ...to } : item)))
  const stateOf = (key: string): UploadItem['state'] | undefined => items.find((item) => item.key === key)?.state

  const finish = (key: string, outcome: SendOutcome): void => {
    // Paused or removed while it was under way.
    if (outcome.state === 'stopped' || !works.has(key)) return
    if (outcome.state === 'done') change(key, { state: 'done', sent: outcome.upload.size, upload: outcome.upload })
    else {
      const work = works.get(key)
      // The server has removed a refused upload already.
      if (work && outcome.problem !== 'failed') work.uploadId = undefined
      change(key, { state: 'failed', problem: outcome.problem })
    }
  }

  const run = async (): Promise<void> => {
    if (items.some(({ state }) => state === 'sending' || state === 'retrying')) return
    const next = items.find(({ state }) => state === 'waiting')
    const work = next && works.get(next.key)
    if (!next || !work) return
    const { key } = next
    work.leaving = new AbortController()
    change(key, { state: 'sending' })
    const outcome = await sendFile(work.file, {
      kind,
      signal: work.leaving.signal,
      onBegun: (id) => (work.uploadId = id),
      onSent: (sent) => change(key, { sent, state: 'sending' }),
      onRetry: () => change(key, { state: 'retrying' }),
    })
    finish(key, outcome)
    await run()
  }
  const start = (key: string): void => {
    change(key, { state: 'waiting', problem: undefined })
    void run()
  }

  return {
    read: (): readonly UploadItem[] => items,
    listen: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (files: Iterable<File>): void => {
      const added = [...files].map((file): UploadItem => {
        const key = String((count += 1))
        works.set(key, { file })
        const problem = file.size === 0 ? 'empty' : file.size > maxBytes ? 'too_large' : undefined
        const plain = { key, name: file.name, size: file.size, sent: 0 }
        return problem ? { ...plain, state: 'failed', problem } : { ...plain, state: 'waiting' }
      })
      set([...items, ...added])
      void run()
    },
    pause: (key: string): void => {
      const state = stateOf(key)
      if (state !== 'waiting' && state !== 'sending' && state !== 'retrying') return
      change(key, { state: 'paused' })
      works.get(key)?.leaving?.abort()
    },
    resume: start,
    /** Also on the server, unless something has taken it. */
    remove: (key: string): void => {
      const work = works.get(key)
      works.delete(key)
      work?.leaving?.abort()
      set(items.filter((item) => item.key !== key))
      if (work?.uploadId === undefined) return
      void call(discardUpload, { params: { id: work.uploadId }, isQuiet: true, errors: 'own' })
    },
    /** A claimed upload leaves the list, and stays on the server. */
    forget: (key: string): void => {
      works.delete(key)
      set(items.filter((item) => item.key !== key))
    },
  }
}
export type UploadQueue = ReturnType<typeof createUploadQueue>
