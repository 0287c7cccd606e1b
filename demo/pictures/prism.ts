import { place, type Axis, type Flat, type Point } from '#demo/pictures/geometry.ts'

type Side = { readonly from: Flat; readonly to: Flat; readonly normal: Point; readonly isShown: boolean }
type PrismFaces = {
  readonly silhouette: readonly Point[]
  readonly sides: readonly { readonly corners: readonly Point[]; readonly normal: Point }[]
  readonly top: readonly Point[]
  /** Normal of the side in the middle: its tone fills what shows between the faces. */
  readonly middle: Point
}

const signedArea = (flat: readonly Flat[]): number =>
  flat.reduce((sum, [u, v], i) => {
    const [nextU, nextV] = flat[(i + 1) % flat.length] ?? [u, v]
    return sum + u * nextV - nextU * v
  }, 0)

const measureSide = (axis: Axis, from: Flat, to: Flat): Side => {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const sign = axis === 'y' ? -1 : 1
  const normal = place(axis, [(sign * (to[1] - from[1])) / length, (-sign * (to[0] - from[0])) / length], 0)
  return { from, to, normal, isShown: normal[0] + normal[1] + normal[2] > 0.01 }
}

/** The visible faces of a convex prism, whatever the winding of its outline. */
export const splitPrism = (axis: Axis, flat: readonly Flat[], a0: number, a1: number): PrismFaces => {
  const wound = signedArea(flat) > 0 === (axis !== 'y') ? flat : [...flat].reverse()
  const all = wound.map((from, i) => measureSide(axis, from, wound[(i + 1) % wound.length] ?? from))
  // The shown sides are one run; start there, so that the silhouette is the lower run and the upper rest.
  const start = all.findIndex(({ isShown }, i) => isShown && !all.at(i - 1)?.isShown)
  const turned = [...all.slice(start), ...all.slice(0, start)]
  const hiddenFrom = turned.findIndex(({ isShown }) => !isShown)
  const run = turned.slice(0, hiddenFrom)
  const rest = [...turned.slice(hiddenFrom), ...turned.slice(0, 1)]
  const lower = [...run.map(({ from }) => from), ...run.slice(-1).map(({ to }) => to)]
  return {
    silhouette: [...lower.map((flatPoint) => place(axis, flatPoint, a0)), ...rest.map(({ from }) => place(axis, from, a1))],
    sides: run.map(({ from, to, normal }) => ({
      corners: [place(axis, from, a0), place(axis, to, a0), place(axis, to, a1), place(axis, from, a1)],
      normal,
    })),
    top: wound.map((flatPoint) => place(axis, flatPoint, a1)),
    middle: run[run.length >> 1]?.normal ?? [0, 0, 1],
  }
}
