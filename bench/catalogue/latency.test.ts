import { expect, test } from 'vitest'
import { percentile } from './latency.ts'

test.each([
  [[3, 1, 2], 0.5, 2],
  [[3, 1, 2], 0.95, 3],
  [[7], 0.95, 7],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
])('of %j the share %d lies below %d', (values, share, expected) => expect(percentile(values, share)).toBe(expected))

test('nothing has no percentile', () => expect(() => percentile([], 0.5)).toThrow('nothing'))
