import { expect, test, vi } from 'vitest'
import { createEventQueue, type QueuedRequest } from '#foundation/analytics/event-queue.service.ts'

const request = (tenant: QueuedRequest['tenant'] = 'sps', size = 10): QueuedRequest => ({
  tenant,
  at: new Date(0),
  request: 'x'.repeat(size),
})

const open = (changes: Partial<Parameters<typeof createEventQueue>[0]> = {}) => {
  const counts: Record<string, number> = {}
  const store = vi.fn(async (_tenant: string, _requests: readonly QueuedRequest[]) => {})
  const queue = createEventQueue({
    store,
    count: (result, number) => void (counts[result] = (counts[result] ?? 0) + number),
    isPressed: () => false,
    ...changes,
  })
  return { queue, store, counts }
}

test('requests are written in batches, those of each tenant together', async () => {
  const { queue, store, counts } = open({ batch: 3 })
  for (const tenant of ['sps', 'aerobt', 'sps', 'sps'] as const) queue.add(request(tenant))
  await queue.flush()
  expect(store.mock.calls.map(([tenant, requests]) => [tenant, requests.length])).toEqual([
    ['sps', 2],
    ['aerobt', 1],
    ['sps', 1],
  ])
  expect(counts).toEqual({ stored: 4 })
})

test('what does not fit is dropped, and room comes back with the next write [T-64]', async () => {
  const { queue, counts } = open({ maxBytes: 25 })
  expect([queue.add(request()), queue.add(request()), queue.add(request())]).toEqual([true, true, false])
  expect(counts).toEqual({ dropped: 1 })
  await queue.flush()
  expect(queue.add(request())).toBe(true)
})

test('while the server is pressed nothing is written, except at the end [T-64]', async () => {
  const { queue, store } = open({ isPressed: () => true })
  queue.add(request())
  await queue.flush()
  expect(store).not.toHaveBeenCalled()
  await queue.flush(true)
  expect(store).toHaveBeenCalledOnce()
})

test('a database in trouble is asked once, by one writer at a time', async () => {
  const failing = vi.fn(() => Promise.reject(new Error('gone')))
  const { queue, counts } = open({ store: failing })
  queue.add(request())
  await Promise.all([queue.flush(), queue.flush()])
  await queue.flush()
  expect(failing).toHaveBeenCalledOnce()
  expect(counts).toEqual({ failed: 1 })
})
