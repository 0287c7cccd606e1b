import { cutValue, textChunk, textOrdinalsName, TEXTS_IN_CHUNK } from '#foundation/search-engine/segment/blob-names.rules.ts'
import { SEGMENT_SIZE } from '#foundation/search-engine/segment/document-set.rules.ts'
import type { Blob } from '#foundation/search-engine/segment/segment-writer.service.ts'
import { foldText } from '#kernel/fold-text.ts'

/** Sort form of a value: without case and accents. */
const foldValue = (value: string): string => foldText(cutValue(value)).trim()

/** Builds the sort ordinals of a text field; a document with several values has a least and a greatest. */
export class TextOrdinalsBuilder {
  #texts = new Map<string, number>()
  #least = new Uint32Array(SEGMENT_SIZE)
  #greatest = new Uint32Array(SEGMENT_SIZE)
  #hasSeveral = false

  #numberOf(text: string): number {
    const known = this.#texts.get(text)
    if (known !== undefined) return known
    this.#texts.set(text, this.#texts.size)
    return this.#texts.size - 1
  }

  add(docId: number, values: readonly string[]): void {
    let least: string | undefined
    let greatest = ''
    for (const value of values) {
      const text = foldValue(value)
      if (text === '') continue
      if (least === undefined || text < least) least = text
      if (text > greatest) greatest = text
    }
    if (least === undefined) return
    // 0 means no value.
    this.#least[docId] = this.#numberOf(least) + 1
    this.#greatest[docId] = this.#numberOf(greatest) + 1
    if (least !== greatest) this.#hasSeveral = true
  }

  /** Ordinals of each document's least value, then of its greatest where any has several; and the sorted texts. */
  *finish(field: string, size: number): Generator<Blob> {
    const texts = [...this.#texts.keys()].toSorted((a, b) => (a < b ? -1 : 1))
    const ranks = new Uint32Array(texts.length + 1)
    for (const [rank, text] of texts.entries()) ranks[(this.#texts.get(text) ?? 0) + 1] = rank + 1
    const columns = this.#hasSeveral ? [this.#least, this.#greatest] : [this.#least]
    const data = new Uint32Array(size * columns.length)
    for (const [index, column] of columns.entries())
      for (let docId = 0; docId < size; docId += 1) data[index * size + docId] = ranks[column[docId] as number] as number
    yield { name: textOrdinalsName(field), data: new Uint8Array(data.buffer) }
    for (let at = 0; at < texts.length; at += TEXTS_IN_CHUNK)
      yield {
        name: textChunk(field, at / TEXTS_IN_CHUNK),
        data: Buffer.from(JSON.stringify(texts.slice(at, at + TEXTS_IN_CHUNK))),
      }
  }
}

/** Ordinals from 1; 0 without a value. Of several values the least counts, in descending order the greatest. */
export const chooseOrdinals = (stored: Uint32Array, size: number, direction: 'asc' | 'desc'): Uint32Array =>
  direction === 'desc' && stored.length > size ? stored.subarray(size) : stored.subarray(0, size)
