/** The figure that would stand in a place if all were in order. Puts them into another order on the way. */
export const findNth = (figures: Float64Array, nth: number): number => {
  let [from, to] = [0, figures.length - 1]
  while (from < to) {
    const pivot = figures[(from + to) >>> 1] as number
    let [left, right] = [from, to]
    while (left <= right) {
      while ((figures[left] as number) < pivot) left += 1
      while ((figures[right] as number) > pivot) right -= 1
      if (left > right) break
      const moved = figures[left] as number
      figures[left] = figures[right] as number
      figures[right] = moved
      left += 1
      right -= 1
    }
    if (nth <= right) to = right
    else if (nth >= left) from = left
    else break
  }
  return figures[nth] as number
}

/** A figure for each place, the smallest first; never NaN. */
export type ReadFigure = (place: number) => number

/**
 * The places that come first by some figures in turn, in no order among themselves; of equal ones those that stand first.
 * All are looked at once and few are sorted: a million were half a second's work.
 */
export const chooseFirst = (places: readonly number[], reads: readonly ReadFigure[], count: number): readonly number[] => {
  const [read, ...others] = reads
  if (places.length <= count) return places
  if (count <= 0 || !read) return places.slice(0, Math.max(0, count))
  const figures = new Float64Array(places.length)
  for (let at = 0; at < places.length; at += 1) figures[at] = read(places[at] as number)
  const edge = findNth(figures.slice(), count - 1)
  const [before, level]: [number[], number[]] = [[], []]
  for (let at = 0; at < places.length; at += 1) {
    const figure = figures[at] as number
    if (figure < edge) before.push(places[at] as number)
    else if (figure === edge) level.push(places[at] as number)
  }
  return [...before, ...chooseFirst(level, others, count - before.length)]
}

/** By some figures in turn, equal ones as they stand. */
export const compareFigures =
  (reads: readonly ReadFigure[]) =>
  (a: number, b: number): number => {
    for (const read of reads) {
      const [left, right] = [read(a), read(b)]
      if (left !== right) return left < right ? -1 : 1
    }
    return a - b
  }
