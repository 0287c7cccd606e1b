import type { Flat } from '#demo/pictures/geometry.ts'
import { lookUp } from '#kernel/look-up.ts'

/** Ends of each segment in a cell of one by one, clockwise from the top, the middle last. */
const SEGMENTS: Readonly<Record<string, readonly Flat[]>> = {
  a: [
    [0, 1],
    [1, 1],
  ],
  b: [
    [1, 1],
    [1, 0.5],
  ],
  c: [
    [1, 0.5],
    [1, 0],
  ],
  d: [
    [0, 0],
    [1, 0],
  ],
  e: [
    [0, 0],
    [0, 0.5],
  ],
  f: [
    [0, 0.5],
    [0, 1],
  ],
  g: [
    [0, 0.5],
    [1, 0.5],
  ],
}

const LIT: Readonly<Record<string, string>> = {
  0: 'abcdef',
  1: 'bc',
  2: 'abged',
  3: 'abgcd',
  4: 'fgbc',
  5: 'afgcd',
  6: 'afgedc',
  7: 'abc',
  8: 'abcdefg',
  9: 'abcdfg',
  '-': 'g',
}

export const traceDigits = (u: number, v: number, height: number, text: string): Flat[][] => {
  const width = height * 0.52
  const gap = height * 0.26
  const strokes: Flat[][] = []
  let x = u
  for (const character of text) {
    if (character === '.') {
      strokes.push([
        [x - gap * 0.55, v],
        [x - gap * 0.5, v + height * 0.04],
      ])
      continue
    }
    for (const name of lookUp(LIT, character) ?? '')
      strokes.push((lookUp(SEGMENTS, name) ?? []).map(([s, t]) => [x + s * width, v + t * height]))
    x += width + gap
  }
  return strokes
}
