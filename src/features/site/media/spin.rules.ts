/** A full turn of the part for so many pixels of dragging, whatever the number of frames. */
const PIXELS_A_TURN = 560
/** A turn by itself takes this long. */
export const TURN_MS = 6000

/** Frames go round: after the last comes the first. */
export const turnBy = (frame: number, steps: number, count: number): number => (((frame + steps) % count) + count) % count

export const dragSteps = (dx: number, count: number): number => Math.round((dx / PIXELS_A_TURN) * count) + 0

/** The frame after a key; undefined when the key means nothing here. */
export const answerSpinKey = (frame: number, key: string, count: number): number | undefined => {
  if (key === 'ArrowRight' || key === 'ArrowUp') return turnBy(frame, 1, count)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return turnBy(frame, -1, count)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

export const degreesOf = (frame: number, count: number): number => Math.round((frame * 360) / count)

/** Coarse first, so that the part can be turned long before all is there: every fourth frame, every second, the rest. */
export const loadOrder = (count: number): readonly number[] => {
  const all = Array.from({ length: count }, (_, i) => i)
  return [...new Set([4, 2, 1].flatMap((step) => all.filter((i) => i % step === 0)))]
}

/** The requested frame, or the nearest that is there already, counted round the turn. */
export const nearestLoaded = (requested: number, loaded: ReadonlySet<number>, count: number): number => {
  const distance = (frame: number): number => Math.min(turnBy(frame, -requested, count), turnBy(requested, -frame, count))
  return [...loaded].reduce((best, frame) => (distance(frame) < distance(best) ? frame : best), [...loaded][0] ?? 0)
}
