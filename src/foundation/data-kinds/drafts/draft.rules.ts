import { choice, time, type Fields } from '#foundation/data-kinds/description/field.rules.ts'
import type { Line } from '#foundation/data-kinds/line/check-line.rules.ts'
import type { LineProblem } from '#foundation/data-kinds/line/problem.rules.ts'
import { lookUp } from '#kernel/look-up.ts'

/** The fields that every kind with drafts has beside its own. */
export const DRAFT_FIELDS = {
  status: choice({
    choices: ['published', 'draft'],
    help: 'A draft is seen in the back office alone, beside what is published, until a line says published. Left out, a line changes what is published, or a draft where nothing is.',
  }),
  publishAt: time({ help: 'When a draft is published by itself; without it somebody does so.' }),
} as const satisfies Fields

export type DraftAct =
  /** The line changes what readers see, as for kinds without drafts. */
  | 'apply'
  /** The draft and this line take the place of what readers see. */
  | 'publish'
  | 'save-draft'
  | 'discard-draft'
  /** A published line and its draft. */
  | 'remove'

type Known = { readonly isDeleted: boolean; readonly hasDraft: boolean; readonly isPublished: boolean; readonly now: Date }

const BOTH: LineProblem = {
  column: 'publishAt',
  reason: 'belongs to a draft; leave it empty to publish now, or write draft as the status',
}

/** Whether a line speaks of a draft by itself, whatever is stored. */
export const isDraftLine = (line: Line): boolean => {
  const status = lookUp(line, 'status') ?? undefined
  return status === 'draft' || (status === undefined && typeof lookUp(line, 'publishAt') === 'string')
}

/** Whether fields that must be there may be left out: a draft has them later, or has them already. */
export const isUnfinished = (given: Line): boolean => isDraftLine(given) || lookUp(given, 'status') === 'published'

/** The fate of a line. A draft whose time has come is published: a file that comes again finds nothing to do. */
export const planLine = (line: Line, { isDeleted, hasDraft, isPublished, now }: Known): DraftAct | LineProblem => {
  if (isDeleted) return isDraftLine(line) ? 'discard-draft' : 'remove'
  const [status, publishAt] = [lookUp(line, 'status') ?? undefined, lookUp(line, 'publishAt') ?? undefined]
  if (status === 'published') return publishAt === undefined ? 'publish' : BOTH
  if (typeof publishAt === 'string' && new Date(publishAt) <= now) return 'publish'
  if (isDraftLine(line)) return 'save-draft'
  return hasDraft && !isPublished ? 'save-draft' : 'apply'
}

/** A line without the fields of drafts, as its kind knows it. */
export const dropDraftFields = (line: Line): Line =>
  Object.fromEntries(Object.entries(line).filter(([name]) => !Object.hasOwn(DRAFT_FIELDS, name)))

/** Fields that must be there before something is published. */
export const listMissing = (fields: Fields, line: Line): LineProblem[] =>
  Object.entries(fields).flatMap(([name, { isRequired, isByLanguage, column = name }]) =>
    isRequired && (lookUp(line, name) ?? undefined) === undefined
      ? [{ column: isByLanguage ? `${column}_en` : name, reason: 'is missing' }]
      : [],
  )
