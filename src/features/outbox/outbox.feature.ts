import type { DataRight } from '#features/identity/public.ts'

/** Subject and verb, as in `form.submitted`. */
export type EventName = string

export type EventKind = {
  readonly name: EventName
  /** What one must be allowed to read to have it sent somewhere; null for what tells of nobody. */
  readonly right: DataRight | null
}

declare module '#platform/feature.ts' {
  interface Feature {
    /** Events that webhooks may listen to. */
    readonly events?: readonly EventKind[]
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Of all features. */
    outboxEvents: readonly EventKind[]
  }
}
