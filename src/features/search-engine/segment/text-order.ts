import { cutValue, textChunk, textOrder, TEXTS_IN_CHUNK } from '#features/search-engine/segment/lexeme.rules.ts'
import { SEGMENT_SIZE } from '#features/search-engine/segment/posting.rules.ts'
import type { Blob } from '#features/search-engine/segment/segment-writer.ts'
import { foldText } from '#features/search-engine/words/fold.rules.ts'

/** How a value is put in order: case and accents do not matter. */
const foldValue = (value: string): string => foldText(cutValue(value)).trim()

/** Where the texts of a field stand in their order, for a segment in the making; a document with several has two ends. */
export class TextOrderList {
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

  add(place: number, values: readonly string[]): void {
    let least: string | undefined
    let greatest = ''
    for (const value of values) {
      const text = foldValue(value)
      if (text === '') continue
      if (least === undefined || text < least) least = text
      if (text > greatest) greatest = text
    }
    if (least === undefined) return
    // Nothing is 0.
    this.#least[place] = this.#numberOf(least) + 1
    this.#greatest[place] = this.#numberOf(greatest) + 1
    if (least !== greatest) this.#hasSeveral = true
  }

  /** The place of each document's text among all, its least and then its greatest where any has two; and the texts. */
  *finish(field: string, size: number): Generator<Blob> {
    const texts = [...this.#texts.keys()].toSorted((a, b) => (a < b ? -1 : 1))
    const ranks = new Uint32Array(texts.length + 1)
    for (const [rank, text] of texts.entries()) ranks[(this.#texts.get(text) ?? 0) + 1] = rank + 1
    const columns = this.#hasSeveral ? [this.#least, this.#greatest] : [this.#least]
    const data = new Uint32Array(size * columns.length)
    for (const [index, column] of columns.entries())
      for (let place = 0; place < size; place += 1) data[index * size + place] = ranks[column[place] as number] as number
    yield { name: textOrder(field), data: new Uint8Array(data.buffer) }
    for (let at = 0; at < texts.length; at += TEXTS_IN_CHUNK)
      yield {
        name: textChunk(field, at / TEXTS_IN_CHUNK),
        data: Buffer.from(JSON.stringify(texts.slice(at, at + TEXTS_IN_CHUNK))),
      }
  }
}

/** A document's place in the order of a field, from 1; 0 without a value. Of several the least, going down the greatest. */
export const chooseColumn = (stored: Uint32Array, size: number, direction: 'asc' | 'desc'): Uint32Array =>
  direction === 'desc' && stored.length > size ? stored.subarray(size) : stored.subarray(0, size)
