import { expect, test } from 'vitest'
import { foldPartNumber } from '#features/engine/words/part-number.rules.ts'

test.each([
  ['SPS-1001', 'sps1001'],
  ['sps 1001', 'sps1001'],
  ['SPS.IOO1', 'sps1001'],
  ['sps–1001/A', 'sps1001a'],
  ['ＳＰＳ１００１', 'sps1001'],
  ['  -- ', ''],
])('%o is the part number %o', (written, expected) => expect(foldPartNumber(written)).toBe(expected))
