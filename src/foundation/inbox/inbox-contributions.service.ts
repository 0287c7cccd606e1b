import type { InboxKind } from '#foundation/inbox/inbox-kind.rules.ts'
import type { InboxStreams } from '#foundation/inbox/stream/inbox-streams.service.ts'
import type { InboxKinds } from '#foundation/inbox/inbox-kind.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Kinds of entries that it puts into people's inboxes. */
    readonly inboxKinds?: readonly InboxKind[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly inboxKinds: InboxKinds
    readonly inboxStreams: InboxStreams
  }
}
