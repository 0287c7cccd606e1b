/** As the contract with customers names them; texts translate them. */
export const CASE_STATUSES = ['New', 'In progress', 'Waiting for you', 'Solved', 'Closed', 'Reopened'] as const
export type CaseStatus = (typeof CASE_STATUSES)[number]

export const CASE_PRIORITIES = ['normal', 'high', 'urgent'] as const
export type CasePriority = (typeof CASE_PRIORITIES)[number]

/** Kinds of cases, with the fields of each. */
export const CASE_KINDS = {
  question: [],
  product: ['productSku', 'serialNumber', 'symptom'],
  order: ['orderNumber', 'concern'],
  document: ['publication'],
  portal: ['address'],
  account: ['soldToNumber'],
} as const
export type CaseKind = keyof typeof CASE_KINDS
export type CaseField = (typeof CASE_KINDS)[CaseKind][number]
export const CASE_KIND_NAMES = Object.keys(CASE_KINDS) as readonly CaseKind[]

/** Those without which nobody could help. */
const REQUIRED: Readonly<Partial<Record<CaseKind, readonly CaseField[]>>> = { product: ['productSku'], order: ['orderNumber'] }

export const isRequiredField = (kind: CaseKind, field: CaseField): boolean => REQUIRED[kind]?.includes(field) ?? false

/** Only fields that the kind requests, without those that were left empty. */
export const keepOwnFields = (
  kind: CaseKind,
  given: Readonly<Partial<Record<CaseField, string>>>,
): Partial<Record<CaseField, string>> => {
  const entries = CASE_KINDS[kind].map((field: CaseField) => [field, given[field]?.trim() ?? ''] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

export const findMissingField = (kind: CaseKind, given: Readonly<Partial<Record<CaseField, string>>>): CaseField | undefined => {
  const stored = keepOwnFields(kind, given)
  return CASE_KINDS[kind].find((field: CaseField) => isRequiredField(kind, field) && stored[field] === undefined)
}

export type CaseParty = 'customer' | 'staff'
export type CaseStep = 'answer' | 'solve' | 'work' | 'close' | 'reopen' | 'rate'

/** Colleagues in copy join the conversation; what becomes of the case is for the one who opened it, and for staff. */
export const mayTakeStep = (
  step: CaseStep,
  { isAgent, isOwn }: { readonly isAgent: boolean; readonly isOwn: boolean },
): boolean => isAgent || isOwn || step === 'answer'

export const isEnded = (status: CaseStatus): boolean => status === 'Solved' || status === 'Closed'

/** The state after staff's answer: it waits for the customer unless they say otherwise. */
const afterStaff: Readonly<Partial<Record<CaseStep, CaseStatus>>> = {
  answer: 'Waiting for you',
  solve: 'Solved',
  work: 'In progress',
}

const afterCustomer = (status: CaseStatus): CaseStatus => {
  // Whoever writes again about what was solved has not been helped.
  if (status === 'Solved') return 'Reopened'
  return status === 'Waiting for you' ? 'In progress' : status
}

/** The status that a step leads to; undefined where it cannot be taken. */
export const planStep = (step: CaseStep, status: CaseStatus, by: CaseParty): CaseStatus | undefined => {
  if (step === 'rate') return by === 'customer' && isEnded(status) ? status : undefined
  if (step === 'reopen') return isEnded(status) ? 'Reopened' : undefined
  if (status === 'Closed') return undefined
  if (step === 'close') return 'Closed'
  if (by === 'staff') return afterStaff[step]
  return step === 'answer' ? afterCustomer(status) : undefined
}

/** So many hours until a person answers for the first time. */
export const TARGET_HOURS: Readonly<Record<CasePriority, number>> = { urgent: 2, high: 8, normal: 24 }
const HOUR_MS = 3_600_000

export const answerDue = (priority: CasePriority, createdAt: Date): Date =>
  new Date(createdAt.getTime() + TARGET_HOURS[priority] * HOUR_MS)

/** No two letters that look alike. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const ID_LENGTH = 8

/** Letters and digits, as addresses carry it; from random bytes. */
export const writeCaseId = (bytes: Uint8Array): string =>
  Array.from(bytes.slice(0, ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

/** Owners bring cases under their own numbers, which may hold a hyphen. */
export const CASE_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,19}$/

/** The selector of a case's page: `CASE-{id}`; undefined for anything that is no id [2.2.9]. */
export const readCaseSelector = (selector: string | undefined): string | undefined => {
  const id = /^CASE-(.*)$/.exec(selector ?? '')?.[1]
  return id !== undefined && CASE_ID.test(id) ? id : undefined
}

export const CASES_PATH = '/support/cases'
export const NEW_CASE_PATH = '/support/cases/new'
export const HISTORY_PATH = '/support/history'
export const casePath = (id: string): string => `${CASES_PATH}/case-detail.CASE-${id}`
