/** Figures by name; each is better the smaller it is. */
export type Figures = Readonly<Record<string, number>>

export type Comparison = {
  readonly figure: string
  readonly baseline: number | undefined
  readonly now: number | undefined
  readonly isWorse: boolean
}

/** More than that, and somebody has to say why. */
const MOST_PERCENT = 115

/** A figure that is missing on one side fails too: it was renamed, or is not measured any more. */
export const compareFigures = (baseline: Figures, now: Figures): readonly Comparison[] =>
  [...new Set([...Object.keys(baseline), ...Object.keys(now)])].map((figure) => {
    const [before, after] = [new Map(Object.entries(baseline)).get(figure), new Map(Object.entries(now)).get(figure)]
    const isWorse = before === undefined || after === undefined || after * 100 > before * MOST_PERCENT
    return { figure, baseline: before, now: after, isWorse }
  })
