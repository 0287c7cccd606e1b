import { mayHold, type Print } from '#features/search-engine/segment/bit-filter.ts'
import { readNumbers } from '#features/search-engine/segment/number-column.ts'
import { filterNumbers, listSigns } from '#features/search-engine/segment/number-filter.ts'
import { indexPieces, type PlaceRun } from '#features/search-engine/segment/number-pieces.ts'

/** The numbers of a segment as one looks for them: by their pieces, and by the places of their documents. */
export type SegmentNumbers = {
  readonly at: (place: number) => string[]
  /** DocumentSet with a piece of three signs. */
  readonly findPiece: (gram: string) => PlaceRun
  /** DocumentSet with every piece of a number, which nearly always have the number itself. */
  readonly findHolding: (number: string) => PlaceRun
  /** False where no document has exactly this number. */
  readonly mayHold: (print: Print) => boolean
  /** Every sign that stands in a number. */
  readonly signs: ReadonlySet<string>
  readonly byteLength: number
}

/** Made from what is stored, once a process: the pieces themselves would be many rows to read for each question. */
export const openNumbers = (stored: Buffer, size: number): SegmentNumbers => {
  const column = readNumbers(stored, size)
  const pieces = indexPieces(column)
  const filter = filterNumbers(column)
  return {
    at: column.at,
    findPiece: pieces.find,
    findHolding: pieces.findAll,
    mayHold: (print) => mayHold(filter, print),
    signs: listSigns(column),
    byteLength: stored.length + pieces.byteLength + filter.byteLength,
  }
}
