import { expect, test } from 'vitest'
import { foldPartNumber, stripPartNumber } from '#kernel/part-number.ts'

test.each([
  ['SPS-1001', 'sps1001', 'sps1001'],
  ['sps 1001', 'sps1001', 'sps1001'],
  ['SPS.IOO1', 'spsioo1', 'sps1001'],
  ['sps–1001/A', 'sps1001a', 'sps1001a'],
  ['HS_10+B', 'hs10b', 'hs10b'],
  ['ＳＰＳ１００１', 'sps1001', 'sps1001'],
  ['O-Ring', 'oring', '0r1ng'],
  ['Größe 10', 'größe10', 'größe10'],
  ['  -- ', '', ''],
])('%o is %o without signs, and the part number %o', (written, stripped, folded) => {
  expect(stripPartNumber(written)).toBe(stripped)
  expect(foldPartNumber(written)).toBe(folded)
  expect(foldPartNumber(folded)).toBe(folded)
})
