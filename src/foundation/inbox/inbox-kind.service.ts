import type { InboxKind } from '#foundation/inbox/inbox-kind.rules.ts'
import { createOwners } from '#kernel/owners.ts'

export type InboxKinds = {
  readonly all: readonly InboxKind[]
  /** Undefined for rows that outlived their feature. */
  readonly find: (kind: string) => InboxKind | undefined
}

export const createInboxKinds = (
  features: readonly { readonly name: string; readonly inboxKinds?: readonly InboxKind[] }[],
): InboxKinds => {
  const owners = createOwners('kind of inbox entry')
  const kinds = new Map<string, InboxKind>()
  for (const { name, inboxKinds = [] } of features)
    for (const each of inboxKinds) {
      owners.claim(name, each.kind)
      kinds.set(each.kind, each)
    }
  return { all: [...kinds.values()], find: (kind) => kinds.get(kind) }
}
