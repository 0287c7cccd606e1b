import { useCallback, useEffect, useState } from 'react'
import { call } from '#browser/api.ts'
import { cancelJob, readJob } from '#foundation/work/job.api.ts'
import { isFinalAnswer, isOver, planNextPoll, type PollState } from '#foundation/work/job.rules.ts'
import type { JobView } from '#foundation/work/job.schema.ts'

export type FollowedJob = {
  readonly job?: JobView
  /** No such job for this person: deleted by age, or somebody else's. */
  readonly isMissing: boolean
  /** The server does not answer at the moment; what is shown may be old. */
  readonly isStale: boolean
  readonly cancel: () => Promise<void>
}

const QUIET = { isQuiet: true, errors: 'own' } as const

type Listener = { readonly onJob: (job: JobView) => void; readonly onFailure: (status: number) => void }

/** Asks until the job is over. Rests while nobody looks at the page, and asks at once when somebody does again. */
const followJob = (id: string, { onJob, onFailure }: Listener): (() => void) => {
  const leaving = new AbortController()
  const { signal } = leaving
  let state: PollState = { asked: 0, unchanged: 0, failed: 0 }
  let last = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const ask = async (): Promise<void> => {
    clearTimeout(timer)
    if (isWaiting || signal.aborted || document.hidden) return
    isWaiting = true
    const { ok, status, data } = await call(readJob, { params: { id }, ...QUIET, signal })
    isWaiting = false
    if (signal.aborted) return
    if (ok) {
      const text = JSON.stringify(data)
      state = { asked: state.asked + 1, unchanged: text === last ? state.unchanged + 1 : 0, failed: 0 }
      last = text
      onJob(data)
      if (isOver(data)) return leaving.abort()
    } else {
      state = { ...state, failed: state.failed + 1 }
      onFailure(status)
      if (isFinalAnswer(status)) return leaving.abort()
    }
    timer = setTimeout(() => void ask(), planNextPoll(state))
  }
  document.addEventListener('visibilitychange', () => void ask(), { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
  void ask()
  return () => leaving.abort()
}

type Answer = { readonly id?: string; readonly job?: JobView; readonly isMissing: boolean; readonly isStale: boolean }
const NOTHING: Answer = { isMissing: false, isStale: false }

/** Follows long work; without an id it waits for one. */
export const useJob = (id: string | undefined): FollowedJob => {
  const [answer, setAnswer] = useState<Answer>(NOTHING)
  useEffect(() => {
    if (id === undefined) return
    return followJob(id, {
      onJob: (job) => setAnswer({ id, job, isMissing: false, isStale: false }),
      onFailure: (status) =>
        setAnswer((before) => ({ ...(before.id === id ? before : { id }), isMissing: status === 404, isStale: true })),
    })
  }, [id])
  const cancel = useCallback(async (): Promise<void> => {
    if (id === undefined) return
    const { ok, data } = await call(cancelJob, { params: { id }, ...QUIET })
    if (ok) setAnswer({ id, job: data, isMissing: false, isStale: false })
  }, [id])
  const { job, isMissing, isStale } = answer.id === id ? answer : NOTHING
  return { ...(job && { job }), isMissing, isStale, cancel }
}
