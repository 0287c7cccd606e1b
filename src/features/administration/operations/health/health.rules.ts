/** The state of the queues at one time. Ages are those of the oldest entry. */
export type HealthFacts = {
  readonly database: { readonly answeredInMs: number }
  readonly jobs: {
    readonly workers: number
    readonly waiting: number
    readonly waitingSince: Date | null
    readonly running: number
    readonly failed: number
  }
  readonly pages: { readonly scheduled: number; readonly overdue: number }
  readonly mails: { readonly waiting: number; readonly waitingSince: Date | null; readonly failed: number }
  readonly outbox: { readonly waiting: number; readonly waitingSince: Date | null; readonly failed: number }
  readonly search: { readonly waiting: number; readonly waitingSince: Date | null; readonly writtenAt: Date | null }
  /** Null where the store says nothing of its room, as one of objects. */
  readonly files: { readonly free: number | null; readonly total: number | null }
  /** Bytes of this site, of the limit, and of each kind of file. */
  readonly storage: { readonly used: number; readonly allowed: number } & Readonly<Record<string, number>>
}

export const HEALTH_PARTS = ['database', 'jobs', 'pages', 'mails', 'outbox', 'search', 'files', 'storage'] as const
export type HealthPart = (typeof HEALTH_PARTS)[number]

export const HEALTH_STATES = ['ok', 'warn', 'bad'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

const MINUTE_MS = 60_000

const assessWaiting = (
  since: Date | null,
  now: Date,
  { warn, bad }: { readonly warn: number; readonly bad: number },
): HealthState => {
  const minutes = since === null ? 0 : (now.getTime() - since.getTime()) / MINUTE_MS
  if (minutes > bad) return 'bad'
  return minutes > warn ? 'warn' : 'ok'
}

const assessShare = (share: number): HealthState => {
  if (share < 0.05) return 'bad'
  return share < 0.15 ? 'warn' : 'ok'
}

const RANK: Readonly<Record<HealthState, number>> = { ok: 0, warn: 1, bad: 2 }
/** The worst of some. */
export const worstOf = (states: readonly HealthState[]): HealthState =>
  states.reduce((worst, state) => (RANK[state] > RANK[worst] ? state : worst), 'ok')

/** Each part by itself. */
const assessParts = (facts: HealthFacts, now: Date): Readonly<Record<HealthPart, HealthState>> => {
  const { database, jobs, pages, mails, outbox, search, files, storage } = facts
  const hasFailed = ({ failed }: { readonly failed: number }): HealthState => (failed > 0 ? 'warn' : 'ok')
  const waited = ({ waitingSince }: { readonly waitingSince: Date | null }, warn: number, bad: number): HealthState =>
    assessWaiting(waitingSince, now, { warn, bad })
  return {
    database: database.answeredInMs > 1000 ? 'bad' : database.answeredInMs > 200 ? 'warn' : 'ok',
    jobs: jobs.workers === 0 ? 'bad' : worstOf([waited(jobs, 5, 30), hasFailed(jobs)]),
    pages: pages.overdue > 0 ? 'bad' : 'ok',
    mails: worstOf([waited(mails, 5, 30), hasFailed(mails)]),
    outbox: worstOf([waited(outbox, 30, 1440), hasFailed(outbox)]),
    // Orders that come in great numbers are found within ten minutes.
    search: waited(search, 15, 60),
    files: files.free === null || files.total === null || files.total === 0 ? 'ok' : assessShare(files.free / files.total),
    storage: assessShare((storage.allowed - storage.used) / storage.allowed),
  }
}

export const assessPart = (part: HealthPart, facts: HealthFacts, now: Date): HealthState => assessParts(facts, now)[part]
