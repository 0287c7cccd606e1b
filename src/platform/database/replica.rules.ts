/** A place in the primary's log, as a number: `16/B374D848` is 0x16B374D848. */
export type LogPosition = bigint

const WRITTEN = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i

export const parsePosition = (text: string | undefined | null): LogPosition | undefined => {
  const [, high, low] = WRITTEN.exec(text ?? '') ?? []
  return high === undefined || low === undefined ? undefined : BigInt(`0x${high}`) * 2n ** 32n + BigInt(`0x${low}`)
}

export const writePosition = (position: LogPosition): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xff_ff_ff_ffn).toString(16)}`.toUpperCase()

/** How often primary and replicas are looked at. */
export const LOOK_MS = 250
/** A replica that is later, or has not answered for so long, is left out: with the time between looks, within a second. */
export const MOST_LATE_MS = 700
/** So long a reader of their own change waits for a replica. */
export const WAIT_MS = 50

export type PrimarySample = { readonly at: number; readonly position: LogPosition }
export type ReplicaState = { readonly at: number; readonly replayed: LogPosition }

/** Where the primary was so long ago; undefined while nobody has looked for so long. */
export const findPastPosition = (samples: readonly PrimarySample[], now: number): LogPosition | undefined =>
  samples.findLast(({ at }) => at <= now - MOST_LATE_MS)?.position

/** Those that the next look needs. */
export const keepSamples = (samples: readonly PrimarySample[], now: number): PrimarySample[] => {
  const past = samples.findLastIndex(({ at }) => at <= now - MOST_LATE_MS)
  return samples.slice(Math.max(past, 0))
}

type Readiness = { readonly now: number; readonly past: LogPosition | undefined }

/** Alive, and no later than allowed. Without a look at the primary nobody knows how late it is. */
export const isReady = (state: ReplicaState | undefined, { now, past }: Readiness): state is ReplicaState =>
  state !== undefined && past !== undefined && now - state.at <= MOST_LATE_MS && state.replayed >= past

export type ReplicaFigures = {
  readonly name: string
  /** Whether readers are led there now. */
  readonly isRead: boolean
  /** Bytes of the log that it had not replayed when it was last looked at; unknown while it or the primary is silent. */
  readonly behind: number | undefined
}

/** For metrics. */
export const describeReplica = (
  name: string,
  state: ReplicaState | undefined,
  { latest, ...readiness }: Readiness & { readonly latest: PrimarySample | undefined },
): ReplicaFigures => {
  const isSilent = state === undefined || readiness.now - state.at > MOST_LATE_MS
  const lacking = isSilent || !latest ? undefined : Number(latest.position - state.replayed)
  return { name, isRead: isReady(state, readiness), behind: lacking && Math.max(lacking, 0) }
}

export type ReplicaChoice = { readonly kind: 'read' | 'wait'; readonly index: number } | { readonly kind: 'primary' }

/** The next in turn that has what the reader needs; else one to wait for; the primary where none is ready. */
export const chooseReplica = (
  states: readonly (ReplicaState | undefined)[],
  readiness: Readiness,
  { needed, turn }: { readonly needed: LogPosition; readonly turn: number },
): ReplicaChoice => {
  const inTurn = states.map((_, offset) => (turn + offset) % states.length)
  const ready = inTurn.filter((index) => isReady(states[index], readiness))
  const found = ready.find((index) => (states[index]?.replayed ?? 0n) >= needed)
  if (found !== undefined) return { kind: 'read', index: found }
  const [first] = ready
  return first === undefined ? { kind: 'primary' } : { kind: 'wait', index: first }
}
