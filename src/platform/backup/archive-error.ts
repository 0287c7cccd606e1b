/** A fault of the archive or of what it meets, in a sentence for the person who runs the command. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError'
}
