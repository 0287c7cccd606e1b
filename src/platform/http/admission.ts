import type { FastifyReply, FastifyRequest } from 'fastify'
import { runAsHolder } from '#platform/database/connection-guard.ts'
import type { App } from '#platform/feature.ts'
import { hasBody } from '#platform/http/access.ts'
import { createAdmissionQueue, type AdmissionQueue, type Ticket } from '#platform/http/admission-queue.ts'

export type AdmissionOptions = {
  /** Requests that are served at once: as many as there are connections to the database. */
  readonly slots?: number
  /** The same for routes that hold no transaction and may wait for others. */
  readonly patientSlots?: number
  readonly waitMs?: number
  /** Who shares slots: one tenant's flood waits in its own queue. */
  readonly groupOf?: (request: FastifyRequest) => string | undefined
  readonly tickMs?: number
}

/** A request's hold on the slots. */
export type Admitted = { readonly queue: AdmissionQueue; readonly ticket: Ticket }

export type Admission = {
  /** Goes on when there is a slot, or refuses after the longest wait; `waitedMs` is what it waited before. */
  readonly enter: (
    request: FastifyRequest,
    turn: { readonly waitedMs: number; readonly start: () => void; readonly refuse: () => void },
  ) => Admitted
  readonly countWaiting: () => number
  /** Someone has waited for a good part of the longest wait. */
  readonly isSlow: () => boolean
}

/** How often those who wait are looked after. */
const TICK_MS = 50
/** A process that stood still for a while let nobody in: that time is not counted as theirs. */
const LONGEST_TICK_MS = 250
/** With what it then takes to answer, nobody is stored for longer than a second. */
const WAIT_MS = 500
const SLOW_SHARE = 0.25
/** Of the slots, so many for one tenant: the others always find some free. */
const SHARE_OF_GROUP = 0.7

/** Two queues: routes that may wait for others (a hash, a provider far away) never hold up those that only need the database. */
export const openAdmission = (app: App, options: AdmissionOptions): Admission => {
  const { slots = 10, patientSlots = 16, waitMs = WAIT_MS, groupOf = () => undefined, tickMs = TICK_MS } = options
  const open = (count: number): AdmissionQueue =>
    createAdmissionQueue({ slots: count, slotsPerGroup: Math.ceil(count * SHARE_OF_GROUP), waitMs })
  const ordinary = open(slots)
  const patient = open(patientSlots)

  let timer: NodeJS.Timeout | undefined
  let tickedAt = 0
  const tick = (): void => {
    const now = performance.now()
    const elapsed = Math.min(now - tickedAt, LONGEST_TICK_MS)
    tickedAt = now
    ordinary.advance(elapsed)
    patient.advance(elapsed)
  }
  app.addHook('onReady', (done) => {
    tickedAt = performance.now()
    timer = setInterval(tick, tickMs).unref()
    done()
  })
  app.addHook('onClose', (_app, done) => {
    clearInterval(timer)
    done()
  })

  return {
    enter: (request, { waitedMs, start, refuse }) => {
      const queue = request.routeOptions.config.opensNoTransaction ? patient : ordinary
      return { queue, ticket: queue.enter({ group: groupOf(request) ?? '', waitedMs, start, refuse }) }
    },
    countWaiting: () => ordinary.counts().waiting + patient.counts().waiting,
    isSlow: () => Math.max(ordinary.longestWaitMs(), patient.longestWaitMs()) > waitMs * SLOW_SHARE,
  }
}

/** Others may start a request: it goes on in its own context, not in theirs. */
export const inOwnContext = (request: FastifyRequest, goOn: () => void): void =>
  request.connectionHolder ? runAsHolder(request.connectionHolder, goOn) : goOn()

/** Whoever sends slowly gets a slot when all is here: until then others use it. What came with the headers is read by then. */
export const whenStillArriving = (reply: FastifyReply, lend: () => void): void => {
  const { raw } = reply.request
  if (hasBody(raw) && !raw.complete) setImmediate(() => raw.complete || lend())
}
