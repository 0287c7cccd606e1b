import { expect, test } from 'vitest'
import { fairPriority } from '#platform/jobs/job-priority.rules.ts'

test.each([
  [0, 0],
  [1, -1],
  [1000, -1000],
])('with %d before it a job has the priority %d', (waitingBefore, priority) => expect(fairPriority(waitingBefore)).toBe(priority))

test('tenants take turns, however much one of them has enqueued first', () => {
  const enqueue = (tenant: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ tenant, priority: fairPriority(at) }))
  const order = [...enqueue('a', 5), ...enqueue('b', 2)].toSorted((one, other) => other.priority - one.priority)
  expect(order.map(({ tenant }) => tenant).join('')).toBe('ababaaa')
})
