/** An entry as the database writes it: text, so that nothing is rounded or reordered on the way. */
export type SealedEntry = {
  readonly id: string
  readonly at: string
  readonly actorId: string
  readonly subjectId: string
  readonly action: string
  readonly details: string
}

export type Seal = {
  readonly position: number
  readonly entryId: string
  readonly detailsHash: string
  readonly hash: string
  /** Hashes of the details after words were erased from them. */
  readonly redactions: readonly string[]
  /** Undefined when it is not there any more. */
  readonly entry: SealedEntry | undefined
}
