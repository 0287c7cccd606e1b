/** The kind of upload that becomes a revision. */
export const PUBLICATION_UPLOAD = 'publication'

export const MAX_PUBLICATION_BYTES = 200_000_000
