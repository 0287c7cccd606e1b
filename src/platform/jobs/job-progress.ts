/** Shown beside the bar: a key of the area's dictionary with its values, so that everyone reads their language. */
export type JobMessage = { readonly key: string; readonly values?: Readonly<Record<string, string | number>> }

export type JobReport = { readonly done: number; readonly total: number | null; readonly message: JobMessage | null }

/** How a task tells how far it came, and hears that nobody wants it any more. */
export type Progress = {
  /** In any unit (lines, bytes, files). Cheap enough for every line: the row is written once in a while, the latest in any case. */
  report(done: number, total?: number, message?: JobMessage): Promise<void>
  isCancelled(): boolean
  /** Ends the attempt as cancelled. */
  throwIfCancelled(): void
}

/** Thrown by a task that was cancelled; what it holds is kept as the result. */
export class TaskCancelled extends Error {
  readonly result: unknown

  constructor(result?: unknown) {
    super('the task was cancelled')
    this.result = result
  }
}

const WRITE_EVERY_MS = 500
/** Also what a silent task hears of a cancel within, and how the row is seen to be alive. */
const LOOK_EVERY_MS = 2000

export type ProgressOptions = {
  /** Writes a report, or only that the attempt lives; says whether the job was cancelled. */
  readonly write: (report: JobReport | undefined) => Promise<boolean>
  /** Progress that cannot be written ends no work. */
  readonly onError: (error: unknown) => void
  readonly lookEveryMs?: number
}

const toReport = (done: number, total: number | undefined, message: JobMessage | undefined): JobReport => {
  const most = total !== undefined && Number.isFinite(total) && total >= 0 ? Math.floor(total) : null
  const whole = Math.max(0, Math.floor(done) || 0)
  return { done: most === null ? whole : Math.min(whole, most), total: most, message: message ?? null }
}

export const openProgress = ({ write, onError, lookEveryMs = LOOK_EVERY_MS }: ProgressOptions) => {
  const cancelled = new AbortController()
  let latest: JobReport | undefined
  let writtenAt = -Infinity
  let writing: Promise<void> | undefined

  const send = async (report: JobReport | undefined): Promise<void> => {
    try {
      if (await write(report)) cancelled.abort(new TaskCancelled())
    } catch (error) {
      onError(error)
    }
  }
  const flush = (): Promise<void> => {
    const report = latest
    latest = undefined
    writtenAt = performance.now()
    return (writing ??= send(report).finally(() => (writing = undefined)))
  }
  const timer = setInterval(() => void (writing ?? flush()), lookEveryMs).unref()

  const progress: Progress = {
    report: async (done, total, message) => {
      latest = toReport(done, total, message)
      if (writing === undefined && performance.now() - writtenAt >= WRITE_EVERY_MS) await flush()
    },
    isCancelled: () => cancelled.signal.aborted,
    throwIfCancelled: () => {
      if (cancelled.signal.aborted) throw new TaskCancelled()
    },
  }
  return {
    progress,
    signal: cancelled.signal,
    /** After it nothing is written any more: the end of the job is the last word. */
    stop: async (): Promise<void> => {
      clearInterval(timer)
      await writing
    },
  }
}
