import type { JobView } from '#foundation/work/job.schema.ts'

export const isOver = ({ state }: Pick<JobView, 'state'>): boolean => state !== 'queued' && state !== 'running'

/** Of the work, 0 to 1; undefined while nobody knows. */
export const shareDone = ({ state, done, total }: Pick<JobView, 'state' | 'done' | 'total'>): number | undefined => {
  if (state === 'completed') return 1
  if (total === null || total <= 0) return undefined
  return Math.min(1, Math.max(0, done / total))
}

export type PollState = {
  /** Answers so far that said it is not over. */
  readonly asked: number
  /** Answers since something last changed. */
  readonly unchanged: number
  /** Calls in a row that got no answer. */
  readonly failed: number
}

/** Most work is over soon: so many checks come at this pace [9.8.11]. */
const FIRST_CHECKS = 8
const CHECK_MS = 400
const FIRST_MS = 700
const LONGEST_MS = 5000
const LONGEST_AFTER_FAILURE_MS = 30_000

/** Soon while something happens, seldom while nothing does or nobody answers. */
export const planNextPoll = ({ asked, unchanged, failed }: PollState): number => {
  if (failed > 0) return Math.min(LONGEST_AFTER_FAILURE_MS, FIRST_MS * 2 ** failed)
  if (asked < FIRST_CHECKS) return CHECK_MS
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * 1.5 ** unchanged))
}

/** Answers that no later call would change: signed out, or there is no such job for this person. */
export const isFinalAnswer = (status: number): boolean => status === 401 || status === 403 || status === 404

const ANNOUNCE_EVERY_MS = 5000

/** Ends are read out at once; what is in between not more often than this, or a screen reader says nothing else. */
export const mayAnnounce = (job: Pick<JobView, 'state'>, sinceLastMs: number): boolean =>
  isOver(job) || sinceLastMs >= ANNOUNCE_EVERY_MS
