import { expect, test } from 'vitest'
import { chooseMerged } from '#foundation/search-engine/indexing/merge.rules.ts'

const segments = (...sizes: number[]) => sizes.map((size) => ({ size, isIncremental: true }))
const many = (count: number, size: number) => segments(...Array.from({ length: count }, () => size))

test.each([
  ['a few small ones stay', many(8, 10), 0],
  ['too many small ones become one', many(9, 10), 9],
  ['a middle one is left alone while small ones are merged', [...many(9, 10), ...segments(20_000)], 9],
  ['too many middle ones become one, without the small ones', [...many(7, 10), ...many(9, 20_000)], 9],
  ['full ones are never written again', many(20, 65_536), 0],
  ['nor is what a rebuild wrote', many(9, 10).map((segment) => ({ ...segment, isIncremental: false })), 0],
])('%s', (_, all, merged) => {
  expect(chooseMerged(all)).toHaveLength(merged)
})

test('a hundred thousand documents in small changes are written a few times each', () => {
  const CHANGE = 2000
  let [open, written] = [segments(), 0]
  for (let done = 0; done < 100_000; done += CHANGE) {
    open.push({ size: CHANGE, isIncremental: true })
    written += CHANGE
    const merged = chooseMerged(open)
    if (merged.length === 0) continue
    const size = merged.reduce((sum, segment) => sum + segment.size, 0)
    written += size
    open = [...open.filter((segment) => !merged.includes(segment)), { size, isIncremental: true }]
  }
  expect(written).toBeLessThanOrEqual(200_000)
})
