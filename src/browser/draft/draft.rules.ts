/** A field as far as it matters for keeping it. */
export type FieldTraits = { readonly type: string; readonly name: string; readonly autocomplete: string }

const NEVER_TYPES = new Set(['password', 'file', 'hidden', 'submit', 'button', 'reset', 'image'])
const NEVER_COMPLETED = /(?:^|\s)(?:cc-|one-time-code|current-password|new-password)/
const NEVER_NAMED = /passw|passcode|passphrase|pwd|secret|token|card|(?:^|[^a-z])(?:cvv|cvc|csc|iban|pin|otp)(?:[^a-z]|$)/i

/** Secrets and payment fields are never stored [T-66]. */
export const isDraftField = ({ type, name, autocomplete }: FieldTraits): boolean =>
  name !== '' && !NEVER_TYPES.has(type) && !NEVER_COMPLETED.test(autocomplete) && !NEVER_NAMED.test(name)

/** The fields of a form. */
export type FormContent = {
  /** Every field that was stored: a box that is not among the entries was empty. */
  readonly names: readonly string[]
  readonly entries: readonly (readonly [name: string, value: string])[]
}

/** Who works: a person, perhaps in the name of a customer whose data they see. */
export type DraftOwner = { readonly sub: string; readonly customer: string | null }

export type Draft = {
  readonly owner: DraftOwner
  readonly savedAt: number
  /** A form's fields, or what a block keeps in its own words. */
  readonly form?: FormContent
  readonly value?: unknown
  /** It was sent by the browser itself: where the next page does not request it again, it has arrived. */
  readonly isSent?: boolean
}
export type Drafts = Readonly<Record<string, Draft>>

export const DRAFT_KEY = 'formDrafts'
/** A working day. */
export const DRAFT_LIFETIME_MS = 8 * 60 * 60 * 1000

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null
const isTextList = (value: unknown): value is string[] => Array.isArray(value) && value.every((item) => typeof item === 'string')

const isOwner = (value: unknown): value is DraftOwner =>
  isRecord(value) && typeof value['sub'] === 'string' && (value['customer'] === null || typeof value['customer'] === 'string')

const isContent = (value: unknown): value is FormContent =>
  isRecord(value) &&
  isTextList(value['names']) &&
  Array.isArray(value['entries']) &&
  value['entries'].every((entry) => isTextList(entry) && entry.length === 2)

const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  isOwner(value['owner']) &&
  typeof value['savedAt'] === 'number' &&
  (value['form'] === undefined || isContent(value['form']))

/** The stored drafts of this person that are still valid. */
export const selectDrafts = (stored: unknown, sub: string, now: number): Drafts => {
  if (!isRecord(stored)) return {}
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, Draft] =>
        isDraft(entry[1]) && entry[1].owner.sub === sub && now - entry[1].savedAt < DRAFT_LIFETIME_MS,
    ),
  )
}

/** Drafts of an employee about a customer are kept apart from the customer's own. */
export const isDraftFor = ({ owner: { customer } }: Draft, owner: DraftOwner): boolean => customer === owner.customer
