import { expect, test, vi } from 'vitest'
import { retryWhenStale } from '#foundation/search-engine/query/retry-when-stale.service.ts'
import { SegmentDeleted } from '#foundation/search-engine/segment/segment.store.ts'

const failing = (times: number, error: Error) => {
  let count = 0
  return vi.fn(async (opened: string) => {
    if ((count += 1) <= times) throw error
    return `answer from ${opened}`
  })
}

test.each([
  ['that stays is asked once', 0, 1],
  ['that was put in order meanwhile is opened again', 2, 3],
])('an index %s', async (_title, times, opened) => {
  const open = vi.fn(async (_isOld: boolean) => 'index')
  expect(await retryWhenStale(open, failing(times, new SegmentDeleted()))).toBe('answer from index')
  expect(open.mock.calls).toEqual(Array.from({ length: opened }, (_, time) => [time > 0]))
})

test.each([
  ['another mistake is one at once', new Error('disk'), 1],
  ['an index that never stays ends in its mistake', new SegmentDeleted(), 5],
])('%s', async (_, error, requested) => {
  const answer = failing(99, error)
  await expect(retryWhenStale(async () => 'index', answer)).rejects.toBe(error)
  expect(answer).toHaveBeenCalledTimes(requested)
})
