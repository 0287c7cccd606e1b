import type { ScopeUser } from '#kernel/scope.ts'
import { trimBoth } from '#kernel/trim-signs.ts'

/** Kinds of uploads: `Feature.uploadKinds` lists them. */
export type UploadKind = {
  readonly name: string
  /** One sentence for the documentation: what takes it. */
  readonly help: string
  readonly maxBytes: number
  /** As the content says, never the name. */
  readonly types: readonly string[]
  /** To others this kind does not exist. */
  readonly mayUpload: (user: ScopeUser) => boolean
}

/** How a part says that it is one. */
export const PART_TYPE = 'application/offset+octet-stream'

/** One call brings at most so much: less than a slow connection sends before a request times out. */
export const MAX_PART_BYTES = 4 * 1024 * 1024
const MIN_PART_BYTES = 256 * 1024
const WANTED_MS = 2000

/** The size of the next part, so that a call takes about two seconds: small parts on a phone, few calls on a fast line. */
export const choosePartBytes = (before?: { readonly bytes: number; readonly ms: number }): number => {
  if (!before) return MIN_PART_BYTES
  const fitting = before.ms <= 0 ? before.bytes * 2 : (before.bytes * WANTED_MS) / before.ms
  return Math.round(Math.min(MAX_PART_BYTES, before.bytes * 2, Math.max(MIN_PART_BYTES, fitting)))
}

const MOST_OPEN = 20
const MOST_BYTES = 1024 ** 3

/** The limit of a person's unclaimed uploads. */
export const isWithinQuota = (stored: { readonly count: number; readonly bytes: number }, size: number): boolean =>
  stored.count < MOST_OPEN && stored.bytes + size <= MOST_BYTES

const LONGEST_NAME = 120

/** For people to read: no folders, nothing unseen that turns the text round, never part of an address or a key. */
export const cleanFileName = (given: string): string => {
  const plain = (given.normalize('NFC').split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
  const name = trimBoth(plain, /[. ]/)
  if (name === '') return 'file'
  if (name.length <= LONGEST_NAME) return name
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(name)?.[0] ?? ''
  // Not within a pair: half a character is none.
  return `${name.slice(0, LONGEST_NAME - extension.length).replace(/[\uD800-\uDBFF]$/, '')}${extension}`
}

/** Waits between attempts after a connection broke; undefined when it is time to ask the person. */
export const planRetryMs = (failures: number): number | undefined =>
  failures > 8 ? undefined : Math.min(30_000, 1000 * 2 ** (failures - 1))

export type UploadProblem = 'empty' | 'too_large' | 'wrong_type' | 'infected' | 'quota' | 'not_found' | 'signed_out' | 'failed'

/** The meaning of a refusal; undefined where another try may succeed. */
export const readRefusal = (status: number, code: unknown): UploadProblem | undefined => {
  if (status === 401) return 'signed_out'
  if (status === 413) return 'too_large'
  if (status === 415) return 'wrong_type'
  if (status === 422) return 'infected'
  if (status === 409 && code === 'quota') return 'quota'
  if (status === 404) return 'not_found'
  return status === 400 || status === 403 ? 'failed' : undefined
}
