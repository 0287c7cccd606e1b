/** How a list is fetched and drawn. */
export type ResultsDrawing<Shown> = {
  /** Undefined when the search failed. */
  readonly load: (address: URL) => Promise<Shown | undefined>
  /** Draws at once. */
  readonly show: (shown: Shown) => void
  /** Draws the empty result, with a way to request the same again [8.8.2]. */
  readonly showFailure: (address: URL) => void
}
