/** The kind of upload that becomes a revision. */
export const PUBLICATION_UPLOAD = 'publication'

export const MAX_PUBLICATION_BYTES = 200_000_000
/** What a document may take of a server until it has been read [T-81]. */
export const READING_LIMITS = { seconds: 60, megabytes: 512, pages: 20_000, entries: 500 } as const
