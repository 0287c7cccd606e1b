/** A field as far as it matters for keeping it. */
export type FieldTraits = { readonly type: string; readonly name: string; readonly autocomplete: string }

const NEVER_TYPES = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])
const NEVER_COMPLETED = /(?:^|\s)(?:cc-|one-time-code|current-password|new-password)/
const NEVER_NAMED = /passw|passcode|passphrase|pwd|secret|token|card|(?:^|[^a-z])(?:cvv|cvc|csc|iban|pin|otp)(?:[^a-z]|$)/i

/** Secrets and payment fields are never kept [T-66]. */
export const isKeptField = ({ type, name, autocomplete }: FieldTraits): boolean =>
  name !== '' && !NEVER_TYPES.has(type) && !NEVER_COMPLETED.test(autocomplete) && !NEVER_NAMED.test(name)

export type Draft = {
  /** The sub of the person who wrote it. */
  readonly owner: string
  readonly savedAt: number
  /** Every field that was kept: a box that is not among the entries was empty. */
  readonly names: readonly string[]
  readonly entries: readonly (readonly [name: string, value: string])[]
}
export type Drafts = Readonly<Record<string, Draft>>

export const DRAFT_KEY = 'formDrafts'
/** A working day. */
export const DRAFT_LIFETIME_MS = 8 * 60 * 60 * 1000

const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

const isDraft = (value: unknown): value is Draft => {
  if (typeof value !== 'object' || value === null) return false
  const { owner, savedAt, names, entries } = value as Readonly<Record<string, unknown>>
  return (
    typeof owner === 'string' &&
    typeof savedAt === 'number' &&
    isTextList(names) &&
    Array.isArray(entries) &&
    entries.every((entry) => isTextList(entry) && entry.length === 2)
  )
}

/** What is left of stored drafts for this person: others' and old ones are gone. */
export const selectDrafts = (stored: unknown, owner: string, now: number): Drafts => {
  if (typeof stored !== 'object' || stored === null) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, Draft] =>
        isDraft(entry[1]) && entry[1].owner === owner && now - entry[1].savedAt < DRAFT_LIFETIME_MS,
    ),
  )
}
