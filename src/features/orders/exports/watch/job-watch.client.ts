import { createSharedValue, type SharedValue } from '#browser/shared-value.ts'
import { localStore, sessionStore } from '#browser/storage.ts'
import type { ExportKind } from '#features/orders/exports/export-kind.rules.ts'
import { decideStep, JOB_KEYS, planPageLoad, SET, type PollAnswer } from '#features/orders/exports/watch/job-watch.rules.ts'

/** Options of a start besides the person. */
export type StartRequest = {
  readonly invoices?: readonly string[]
  readonly filters?: Readonly<Record<string, string>>
  readonly format?: 'xlsx' | 'csv'
  readonly onlyChanged?: boolean
}

export type WatchCalls = {
  readonly poll: (uuid: string | undefined) => Promise<PollAnswer>
  readonly start: (request: StartRequest) => Promise<PollAnswer>
  /** Fetches the file and hands it to the browser; true where it came whole. */
  readonly fetchFile: (uuid: string | undefined) => Promise<boolean>
}

export type WatchState = {
  /** The twin stands in the link's place. */
  readonly isRunning: boolean
  readonly uuid?: string | undefined
  readonly dialog?: 'ready' | 'failed' | undefined
  /** It could not even be started. */
  readonly hasNotStarted?: boolean
}

const IDLE: WatchState = { isRunning: false }

export type JobWatch = {
  readonly kind: ExportKind
  readonly use: SharedValue<WatchState>['use']
  readonly get: () => WatchState
  /** Once a page, as soon as it is known whether somebody is signed in [4.16.8]. */
  readonly openPage: (load: { readonly isSessionValid: boolean; readonly hasLinks: boolean }) => void
  readonly start: (request: StartRequest) => Promise<void>
  readonly download: () => Promise<void>
  readonly closeDialog: () => void
  /** It was cancelled: nobody waits for it any more. */
  readonly forget: () => void
}

/** Follows one kind of job by its poll, which alone decides dialogs, flags and links [4.16]. */
export const createJobWatch = (kind: ExportKind, { poll, start, fetchFile }: WatchCalls): JobWatch => {
  const keys = JOB_KEYS[kind]
  const shared = createSharedValue<WatchState>(IDLE)
  const change = (changes: Partial<WatchState>): void => shared.set({ ...shared.get(), ...changes })
  let timer: ReturnType<typeof setInterval> | undefined
  let isWaiting = false
  /** An answer to what was requested before a stop says nothing any more. */
  let round = 0

  const stop = (): void => {
    clearInterval(timer)
    timer = undefined
    isWaiting = false
    round += 1
    change({ isRunning: false })
  }

  const ask = async (): Promise<void> => {
    if (isWaiting) return
    isWaiting = true
    const requested = round
    const answer = await poll(sessionStore.read(keys.uuid))
    if (requested !== round) return
    isWaiting = false
    const step = decideStep(answer, localStore.read(keys.check) === SET)
    if (step.uuid !== undefined) sessionStore.write(keys.uuid, step.uuid)
    if (step.check === 'set') localStore.write(keys.check, SET)
    if (step.check === 'clear') localStore.remove(keys.check)
    if (!step.keepsPolling) stop()
    change({ isRunning: step.keepsPolling, uuid: step.uuid ?? shared.get().uuid, dialog: step.dialog ?? shared.get().dialog })
  }

  const beginPolling = (): void => {
    clearInterval(timer)
    timer = setInterval(() => void ask(), keys.everyMs)
    void ask()
  }

  const forget = (): void => {
    sessionStore.remove(keys.uuid)
    localStore.remove(keys.check)
  }

  return {
    kind,
    use: shared.use,
    get: shared.get,
    openPage: ({ isSessionValid, hasLinks }) => {
      // Started by a click before the page's data had come.
      if (shared.get().isRunning) return
      sessionStore.remove(keys.uuid)
      const plan = planPageLoad({
        isFirstLoad: sessionStore.read(keys.firstLoad) === undefined,
        isCheckSet: localStore.read(keys.check) === SET,
        ...{ isSessionValid, hasLinks },
      })
      if (plan.marksFirstLoad) sessionStore.write(keys.firstLoad, SET)
      if (plan.clearsCheck) localStore.remove(keys.check)
      if (plan.polls) beginPolling()
    },
    start: async (request) => {
      if (shared.get().isRunning) return
      stop()
      change({ isRunning: true, dialog: undefined, uuid: undefined, hasNotStarted: false })
      localStore.write(keys.check, SET)
      const requested = round
      const answer = await start(request)
      if (requested !== round) return
      const uuid = answer?.code === 200 && typeof answer.response?.uuid === 'string' ? answer.response.uuid : undefined
      if (uuid === undefined) {
        stop()
        forget()
        return change({ hasNotStarted: true })
      }
      sessionStore.write(keys.uuid, uuid)
      change({ uuid })
      beginPolling()
    },
    download: async () => {
      change({ dialog: undefined })
      const isWhole = await fetchFile(sessionStore.read(keys.uuid) ?? shared.get().uuid)
      // Whatever else came only ends the job [8.6.5].
      stop()
      if (isWhole) forget()
    },
    closeDialog: () => change({ dialog: undefined }),
    forget: () => {
      stop()
      forget()
      change({ uuid: undefined })
    },
  }
}
