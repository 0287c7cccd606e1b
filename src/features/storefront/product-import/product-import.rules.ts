import { lookUp } from '#kernel/look-up.ts'

export const IMPORT_TASK = 'product-import'
export const IMPORT_PATH = '/api/catalogue/imports'
export const UPLOAD_KIND = 'product-file'
export const MAX_FILE_BYTES = 500_000_000

/** The counts of an import, as stored with its job. */
export type ImportResult = {
  readonly file: string
  readonly lines: number
  readonly accepted: number
  readonly unchanged: number
  readonly rejected: number
}

const COUNTS = ['lines', 'accepted', 'unchanged', 'rejected'] as const

const isResult = (result: object): result is ImportResult =>
  'file' in result &&
  typeof result.file === 'string' &&
  COUNTS.every((name) => typeof lookUp(result as Readonly<Record<string, unknown>>, name) === 'number')

/** A job's result, if it is one of an import; one that failed has none. */
export const readResult = (result: unknown): ImportResult | undefined =>
  typeof result === 'object' && result !== null && isResult(result) ? result : undefined
