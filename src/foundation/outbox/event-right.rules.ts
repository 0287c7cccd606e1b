import { decideBackOffice, mayReadData, type DataRight } from '#foundation/identity/public.ts'
import type { UserRole } from '#kernel/scope.ts'

/** Subject and verb, as in `form.submitted`. */
export type EventName = string

export type EventKind = {
  readonly name: EventName
  /** The right that is needed to receive it; null for events about nobody. */
  readonly right: DataRight | null
}

/**
 * Events whose payload somebody may read. Who has an event sent to an address reads all of it from then on, so a webhook
 * needs the right to the data [T-102].
 */
export const listReadableEvents = (kinds: readonly EventKind[], roles: readonly UserRole[]): EventName[] =>
  decideBackOffice(roles).allowed
    ? kinds.filter(({ right }) => right === null || mayReadData(roles, right)).map(({ name }) => name)
    : []

export type EventRefusal = { readonly unknown: readonly EventName[]; readonly forbidden: readonly EventName[] }

/** Which of the events of a new webhook do not exist, and which need a right that its maker lacks. */
export const checkEvents = (
  kinds: readonly EventKind[],
  roles: readonly UserRole[],
  names: readonly EventName[],
): EventRefusal => {
  const readable = listReadableEvents(kinds, roles)
  const known = kinds.map(({ name }) => name)
  return {
    unknown: names.filter((name) => !known.includes(name)),
    forbidden: names.filter((name) => known.includes(name) && !readable.includes(name)),
  }
}
