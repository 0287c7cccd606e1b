import { expect, test } from 'vitest'
import { openStrikes } from '#features/buying/quick-order/document/struck-text.rules.ts'

const RUN = { text: 'HP-1204', left: 100, width: 40, top: 200, size: 10 }
const flat = (left: number, right: number, top: number) => ({ left, right, leftTop: top, rightTop: top })

test.each([
  ['through its middle', [flat(90, 150, 197)], true],
  ['through most of it', [flat(100, 125, 196)], true],
  ['through a corner of it', [flat(95, 108, 196)], false],
  ['below it', [flat(90, 150, 201)], false],
  ['above it', [flat(90, 150, 190)], false],
  ['in dashes', [flat(100, 112, 196), flat(114, 126, 196), flat(128, 140, 196)], true],
  ['from corner to corner', [{ left: 100, right: 140, leftTop: 201, rightTop: 191 }], true],
  ['upright beside it', [{ left: 99, right: 100, leftTop: 100, rightTop: 300 }], false],
])('a line %s: %s', (_, strokes, expected) => expect(openStrikes(strokes)(RUN)).toBe(expected))
