import os from 'node:os'
import { parentPort, Worker } from 'node:worker_threads'

type Question = { readonly id: number; readonly request: unknown }
type Reply = { readonly id: number; readonly answer?: unknown; readonly error?: string }
type Waiting = { readonly resolve: (answer: never) => void; readonly reject: (error: Error) => void }

export type Thread<Request, Answer> = {
  readonly ask: (request: Request) => Promise<Answer>
  readonly end: () => Promise<void>
}

/**
 * A thread for work that would hold up every page of the process. It begins with the first question and stays; one that dies
 * fails what it was requested, and the next question begins another.
 */
export const createThread = <Request, Answer>(file: URL): Thread<Request, Answer> => {
  let requested = 0
  let current: { readonly worker: Worker; readonly waiting: Map<number, Waiting> } | undefined

  const start = () => {
    const started = { worker: new Worker(file), waiting: new Map<number, Waiting>() }
    const fail = (error: Error): void => {
      if (current === started) current = undefined
      for (const { reject } of started.waiting.values()) reject(error)
      started.waiting.clear()
    }
    started.worker.on('message', ({ id, answer, error }: Reply) => {
      const waiting = started.waiting.get(id)
      started.waiting.delete(id)
      // An idle thread does not keep the process up.
      if (started.waiting.size === 0) started.worker.unref()
      if (error === undefined) waiting?.resolve(answer as never)
      else waiting?.reject(new Error(error))
    })
    started.worker.once('error', fail)
    started.worker.once('exit', () => fail(new Error('the thread ended')))
    return started
  }

  return {
    ask: (request) => {
      const { worker, waiting } = (current ??= start())
      const { promise, resolve, reject } = Promise.withResolvers<Answer>()
      requested += 1
      waiting.set(requested, { resolve, reject })
      worker.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
      worker.postMessage({ id: requested, request } satisfies Question)
      return promise
    },
    end: async (): Promise<void> => void (await current?.worker.terminate()),
  }
}

/** Whoever waits for a page comes first. On Linux a priority is that of the thread which sets it, elsewhere of the process. */
export const lowerPriority = (below: number = os.constants.priority.PRIORITY_BELOW_NORMAL): void => {
  // A process that was started further back may not come forward again.
  if (process.platform === 'linux' && os.getPriority() < below) os.setPriority(below)
}

/** The other side: what a `.worker.ts` does with each question. */
export const answerInThread = (work: (request: never) => Promise<unknown>): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of ours, not a window
  const tell = (reply: Reply): void => parentPort?.postMessage(reply)
  lowerPriority()
  parentPort?.on('message', ({ id, request }: Question) => {
    work(request as never).then(
      (answer) => tell({ id, answer }),
      (error: unknown) => tell({ id, error: error instanceof Error ? error.message : String(error) }),
    )
  })
}
