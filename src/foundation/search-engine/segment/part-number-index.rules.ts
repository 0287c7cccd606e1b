import { mayContain, type BloomHash } from '#foundation/search-engine/segment/bloom-filter.rules.ts'
import { decodePartNumbers } from '#foundation/search-engine/segment/part-number-column.rules.ts'
import { createNumberFilter, listCharacters } from '#foundation/search-engine/segment/part-number-filter.rules.ts'
import { indexTrigrams, type DocIdList } from '#foundation/search-engine/segment/part-number-trigrams.rules.ts'

/** Part numbers of a segment, by trigram and by document number. */
export type PartNumberIndex = {
  readonly at: (docId: number) => string[]
  /** Documents with a trigram. */
  readonly findTrigram: (trigram: string) => DocIdList
  /** Documents with every trigram of a number; nearly all of them hold the number itself. */
  readonly findContaining: (number: string) => DocIdList
  /** False when no document has exactly this number. */
  readonly mayContain: (hash: BloomHash) => boolean
  /** Every character that occurs in a part number. */
  readonly characters: ReadonlySet<string>
  readonly byteLength: number
}

/** Built in memory once a process: stored trigrams would be many rows to read for each request. */
export const openPartNumbers = (stored: Buffer, size: number): PartNumberIndex => {
  const column = decodePartNumbers(stored, size)
  const trigrams = indexTrigrams(column)
  const filter = createNumberFilter(column)
  return {
    at: column.at,
    findTrigram: trigrams.find,
    findContaining: trigrams.findAll,
    mayContain: (hash) => mayContain(filter, hash),
    characters: listCharacters(column),
    byteLength: stored.length + trigrams.byteLength + filter.byteLength,
  }
}
