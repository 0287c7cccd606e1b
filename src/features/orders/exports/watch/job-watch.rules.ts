import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'

type JobKeys = {
  /** Session storage. */
  readonly uuid: string
  readonly firstLoad: string
  /** Local storage: somebody waits for it. */
  readonly check: string
  readonly everyMs: number
}

/** Where the browser remembers a job, and how often it requests it [3.19.5, 9.2.2]. */
export const JOB_KEYS: Readonly<Record<ExportKind, JobKeys>> = {
  invoices: { uuid: 'invoiceDownloadUUID', firstLoad: 'firstload', check: 'checkPoll', everyMs: 30_000 },
  orders: { uuid: 'excelDownloadUUID', firstLoad: 'excelfirstload', check: 'checkPollExcel', everyMs: 15_000 },
}

export const SET = 'true'

/** Undefined where no answer came, or none that could be read. */
export type PollAnswer =
  | {
      readonly code: number
      readonly response?: { readonly isDownloaded?: unknown; readonly status?: unknown; readonly uuid?: unknown }
    }
  | undefined

export type WatchStep = {
  readonly keepsPolling: boolean
  /** To be remembered for the next poll and for the file. */
  readonly uuid?: string
  readonly dialog?: 'ready' | 'failed'
  readonly check?: 'set' | 'clear'
}

const STOP: WatchStep = { keepsPolling: false }

/** The meaning of one answer of the poll [4.16.2–4.16.6]. */
export const decideStep = (answer: PollAnswer, isCheckSet: boolean): WatchStep => {
  // A failed request may be another one's fault: whoever waits goes on waiting with the next page. A job that is gone is not waited for.
  if (answer?.code !== 200) return answer?.code === 404 ? { ...STOP, check: 'clear' } : STOP
  const { isDownloaded, status, uuid } = answer.response ?? {}
  if (isDownloaded === 1) return { ...STOP, check: 'clear' }
  const known = typeof uuid === 'string' ? { uuid } : {}
  switch (status) {
    case 'Starting':
      return { keepsPolling: true, ...known }
    case 'Completed':
      return { keepsPolling: false, ...known, dialog: 'ready', check: 'set' }
    case 'Error':
      return isCheckSet ? { ...STOP, dialog: 'failed', check: 'clear' } : STOP
    default:
      return STOP
  }
}

/** The reply is a string that holds JSON [7.9.12]; plain JSON is read as well. */
export const readPollAnswer = (data: unknown): PollAnswer => {
  try {
    const answer: unknown = typeof data === 'string' ? JSON.parse(data) : data
    return typeof answer === 'object' && answer !== null && 'code' in answer ? (answer as PollAnswer) : undefined
  } catch {
    return undefined
  }
}

export type PageLoad = {
  readonly isFirstLoad: boolean
  readonly isCheckSet: boolean
  readonly isSessionValid: boolean
  /** Whether the page has the links; elsewhere only what somebody waits for is requested. */
  readonly hasLinks: boolean
}

/** Polling begins on first load, or where somebody waits and the session is valid; otherwise nobody waits any more [4.16.10]. */
export const planPageLoad = ({ isFirstLoad, isCheckSet, isSessionValid, hasLinks }: PageLoad) => {
  const polls = isSessionValid && ((hasLinks && isFirstLoad) || isCheckSet)
  return { polls, clearsCheck: !polls, marksFirstLoad: hasLinks && isSessionValid }
}

const CALL = 'invoicedownloadstatus'

/** `{current page path without extension}.{selector}`; the home page is called so [7.9.6]. */
export const pollPath = (pathname: string, selector: typeof CALL | 'invoicedownloadstart' = CALL): string => {
  const plain = pathname.replace(/\/$/, '')
  const at = plain.lastIndexOf('/')
  const page = `${plain.slice(0, at)}/${plain.slice(at + 1).split('.', 1)[0] ?? ''}`
  return `${/^\/[a-z]{2}\/[a-z]{2}$/.test(page) ? `${page}/home` : page}.${selector}`
}
