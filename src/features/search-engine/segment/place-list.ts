const FIRST_SIZE = 4

/** DocumentSet in growing order, two bytes each: a segment in the making holds millions of them. */
export class PlaceList {
  #places = new Uint16Array(FIRST_SIZE)
  #length = 0

  /** A place that stands last already is not added again. */
  add(place: number): void {
    if (this.#length > 0 && this.#places[this.#length - 1] === place) return
    if (this.#length === this.#places.length) {
      const larger = new Uint16Array(this.#length * 2)
      larger.set(this.#places)
      this.#places = larger
    }
    this.#places[this.#length] = place
    this.#length += 1
  }

  all(): Uint16Array {
    return this.#places.subarray(0, this.#length)
  }
}
