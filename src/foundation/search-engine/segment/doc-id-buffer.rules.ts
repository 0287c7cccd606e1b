const FIRST_SIZE = 4

/** Ascending document numbers of two bytes each: a segment in the making holds millions of them. */
export class DocIdBuffer {
  #docIds = new Uint16Array(FIRST_SIZE)
  #length = 0

  /** Ignores a document that was added last. */
  add(docId: number): void {
    if (this.#length > 0 && this.#docIds[this.#length - 1] === docId) return
    if (this.#length === this.#docIds.length) {
      const larger = new Uint16Array(this.#length * 2)
      larger.set(this.#docIds)
      this.#docIds = larger
    }
    this.#docIds[this.#length] = docId
    this.#length += 1
  }

  all(): Uint16Array {
    return this.#docIds.subarray(0, this.#length)
  }
}
