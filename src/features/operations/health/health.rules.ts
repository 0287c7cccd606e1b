/** What was found when somebody looked. Times are those of the longest waiting. */
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
}

export const HEALTH_PARTS = ['database', 'jobs', 'pages', 'mails', 'outbox', 'search', 'files'] as const
export type HealthPart = (typeof HEALTH_PARTS)[number]

export const HEALTH_STATES = ['ok', 'warn', 'bad'] as const
export type HealthState = (typeof HEALTH_STATES)[number]

const MINUTE_MS = 60_000

const judgeWaiting = (
  since: Date | null,
  now: Date,
  { warn, bad }: { readonly warn: number; readonly bad: number },
): HealthState => {
  const minutes = since === null ? 0 : (now.getTime() - since.getTime()) / MINUTE_MS
  if (minutes > bad) return 'bad'
  return minutes > warn ? 'warn' : 'ok'
}

const judgeShare = (share: number): HealthState => {
  if (share < 0.05) return 'bad'
  return share < 0.15 ? 'warn' : 'ok'
}

const RANK: Readonly<Record<HealthState, number>> = { ok: 0, warn: 1, bad: 2 }
/** The worst of some. */
export const worstOf = (states: readonly HealthState[]): HealthState =>
  states.reduce((worst, state) => (RANK[state] > RANK[worst] ? state : worst), 'ok')

type Judge<Part extends HealthPart> = (facts: HealthFacts[Part], now: Date) => HealthState

const JUDGES: { readonly [Part in HealthPart]: Judge<Part> } = {
  database: ({ answeredInMs }) => (answeredInMs > 1000 ? 'bad' : answeredInMs > 200 ? 'warn' : 'ok'),
  jobs: ({ workers, waitingSince, failed }, now) =>
    workers === 0 ? 'bad' : worstOf([judgeWaiting(waitingSince, now, { warn: 5, bad: 30 }), failed > 0 ? 'warn' : 'ok']),
  pages: ({ overdue }) => (overdue > 0 ? 'bad' : 'ok'),
  mails: ({ waitingSince, failed }, now) =>
    worstOf([judgeWaiting(waitingSince, now, { warn: 5, bad: 30 }), failed > 0 ? 'warn' : 'ok']),
  outbox: ({ waitingSince, failed }, now) =>
    worstOf([judgeWaiting(waitingSince, now, { warn: 30, bad: 1440 }), failed > 0 ? 'warn' : 'ok']),
  // Orders that come in great numbers are found within ten minutes.
  search: ({ waitingSince }, now) => judgeWaiting(waitingSince, now, { warn: 15, bad: 60 }),
  files: ({ free, total }) => (free === null || total === null || total === 0 ? 'ok' : judgeShare(free / total)),
}

export const judgePart = <Part extends HealthPart>(part: Part, facts: HealthFacts, now: Date): HealthState =>
  JUDGES[part](facts[part], now)
