import type { Language, Locale } from '#kernel/locale.ts'
import type { Tx } from '#server/database/database.ts'

export type DocumentText = {
  readonly title: string
  readonly description: string
  /** Found, but never shown. */
  readonly words?: string
}

/** One thing that can be found, in every language in which it speaks. */
export type SearchDocument = {
  /** Unique within its kind. */
  readonly key: string
  readonly texts: Readonly<Partial<Record<Language, DocumentText>>>
  /** Below the locale of whoever asks, unless it belongs to one locale. */
  readonly path: string
  readonly locale?: Locale
  readonly type: string
  readonly parentType: string
  /** Countries that may find it; absent: all. */
  readonly countries?: readonly string[]
  /** Tokens of those who may find it, such as `signed-in` or `user:{id}`; absent: everyone. */
  readonly audience?: readonly string[]
  readonly updatedAt: Date
  readonly popularity?: number
  /** What it counts beside others that fit as well; 1 unless told. */
  readonly weight?: number
  /** Part numbers by which it is known, its own first; spelling is folded when they are compared. */
  readonly numbers?: readonly string[]
  /** What one may filter and count by, and what an answer may show. */
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>
  readonly place?: { readonly latitude: number; readonly longitude: number }
}

/** What a feature gives to be found. The index holds words and places only; what is shown is read from the feature. */
export type DocumentSource = {
  readonly name: string
  /** All of them, the most wanted first, in pieces. */
  readonly list: (tx: Tx) => AsyncIterable<readonly SearchDocument[]>
  /** As they are now; those that are gone are left out. */
  readonly read: (tx: Tx, keys: readonly string[]) => Promise<readonly SearchDocument[]>
  /** For showing them only: in this language, or else in one that they speak; without what is never shown. */
  readonly show?: (tx: Tx, keys: readonly string[], language: Language) => Promise<readonly SearchDocument[]>
}
