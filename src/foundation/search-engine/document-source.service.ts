import type { SearchDocument } from '#foundation/search-engine/search-document.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

/** Documents of one feature. The index stores terms only; what is shown is read from the source. */
export type DocumentSource = {
  readonly name: string
  /** All documents in batches. Their order is their static rank: the most popular first. */
  readonly list: (tx: Tx) => AsyncIterable<readonly SearchDocument[]>
  /** Current versions; deleted documents are left out. */
  readonly read: (tx: Tx, keys: readonly string[]) => Promise<readonly SearchDocument[]>
  /** For display only: in this language or else another, without texts that are never shown. */
  readonly show?: (tx: Tx, keys: readonly string[], language: Language) => Promise<readonly SearchDocument[]>
}
