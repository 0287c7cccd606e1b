import type { Flat } from '#demo/pictures/geometry.ts'

/** Drawing units per model unit: coordinates become short whole numbers. */
export const GRID = 2.2

const snap = (value: number): number => Math.round(value * GRID)

/** Adding 0 turns -0 into 0. */
export const n = (value: number): string => String(snap(value) + 0)

export const pair = ([x, y]: Flat): string => `${n(x)} ${n(y)}`

/** Path through points, the first absolute, the others relative: as short as SVG allows. */
export const trace = (points: readonly Flat[], isClosed = true): string => {
  let path = ''
  let last: Flat = [0, 0]
  points.forEach(([x, y], i) => {
    const here: Flat = [snap(x), snap(y)]
    path += i === 0 ? `M${here[0]} ${here[1]}l` : `${i > 1 ? ' ' : ''}${here[0] - last[0]} ${here[1] - last[1]}`
    last = here
  })
  return tighten(path + (isClosed ? 'z' : ''))
}

/** A minus sign separates numbers by itself. */
export const tighten = (path: string): string => path.replaceAll(' -', '-')
