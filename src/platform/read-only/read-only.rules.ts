import type { ReadOnlyReason } from '#kernel/read-only.ts'
import { changesState } from '#platform/http/origin.rules.ts'

/** Programs try again after it; people read when they come back. */
export const READ_ONLY_RETRY_S = 300

export type ReadOnlyCall = {
  readonly method: string
  readonly whileReadOnly?: ReadOnlyReason | undefined
  /** Nobody waits for its outcome. */
  readonly isDroppable?: boolean
}

export type ReadOnlyOutcome = 'served' | 'dropped' | 'refused'

/** By the kind of call: whatever is added later is refused unless it says why not. */
export const decideWhileReadOnly = ({ method, whileReadOnly, isDroppable = false }: ReadOnlyCall): ReadOnlyOutcome => {
  if (whileReadOnly !== undefined || !changesState(method)) return 'served'
  return isDroppable ? 'dropped' : 'refused'
}
