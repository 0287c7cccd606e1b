export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export type HintRoom = {
  /** The element that the hint explains. */
  readonly anchor: Box
  readonly size: { readonly width: number; readonly height: number }
  /** Elements that the card must not cover. */
  readonly obstacles: readonly Box[]
  readonly screen: { readonly width: number; readonly height: number }
  /** The frame's lower edge: hints hang below it. */
  readonly edge: number
}

/** `tip`: where on the card its mark points up to the anchor; absent when the card stands too far aside. */
export type HintPlace = { readonly left: number; readonly top: number; readonly tip?: number }

const GAP = 12
const STEP = 16
const TIP_MARGIN = 20

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right + GAP && a.right + GAP > b.left && a.top < b.bottom + GAP && a.bottom + GAP > b.top

function* stepThrough(from: number, to: number): Generator<number> {
  for (let at = from; at <= to; at += STEP) yield at
}

/** The nearest free place below the anchor; undefined when the card would cover something wherever it stood. */
export const findHintPlace = ({ anchor, size, obstacles, screen, edge }: HintRoom): HintPlace | undefined => {
  const middle = (anchor.left + anchor.right) / 2
  const furthest = screen.width - size.width - GAP
  const ideal = Math.max(GAP, Math.min(middle - size.width / 2, furthest))
  let best: (HintPlace & { cost: number }) | undefined
  for (const top of stepThrough(edge + GAP, screen.height - size.height - GAP))
    for (const left of [ideal, ...stepThrough(GAP, furthest)]) {
      const cost = Math.abs(left - ideal) + top
      if (best && cost >= best.cost) continue
      const box = { left, top, right: left + size.width, bottom: top + size.height }
      if (!obstacles.some((obstacle) => overlaps(box, obstacle))) best = { left, top, cost }
    }
  if (!best) return undefined
  const { left, top } = best
  const tip = middle - left
  return tip >= TIP_MARGIN && tip <= size.width - TIP_MARGIN ? { left, top, tip } : { left, top }
}
