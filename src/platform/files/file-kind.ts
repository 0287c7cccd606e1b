import type { Tx } from '#platform/database/database.ts'

export type StoredAmount = { readonly files: number; readonly bytes: number }

/** Files that a feature stores: how much there is of them, and which of them a row names. */
export type FileKind = {
  readonly name:
    | 'uploads'
    | 'cases'
    | 'purchaseOrders'
    | 'forms'
    | 'readings'
    | 'invoices'
    | 'sentFiles'
    | 'draftFiles'
    | 'returnPictures'
    | 'systemOrders'
  /** From the rows; of one person where that is known. */
  readonly measure: (tx: Tx, personId: string | undefined) => Promise<StoredAmount>
  /** SQL for the `key` of files that rows of the tenant name, where no column `file_key` of a table does. */
  readonly listNamed?: string
  /** Where files that no row names are removed after a day, such as those of a transaction that rolled back. */
  readonly sweep?: {
    /** Below the tenant's. */
    readonly folder: string
    readonly listUsed: (tx: Tx, keys: readonly string[]) => Promise<readonly string[]>
  }
}
