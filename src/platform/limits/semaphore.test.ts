import { expect, test } from 'vitest'
import { createSemaphore } from '#platform/limits/semaphore.ts'

test('a semaphore lets a few in, makes a few wait and sends the rest away', async () => {
  const pass = createSemaphore({ places: 1, waiting: 1 })
  const { promise, resolve } = Promise.withResolvers<string>()
  const first = pass(() => promise)
  const second = pass(async () => 'second')
  await expect(pass(async () => 'third')).rejects.toMatchObject({ status: 503 })
  resolve('first')
  expect(await Promise.all([first, second])).toEqual(['first', 'second'])
  expect(await pass(async () => 'later')).toBe('later')
})

test('never more at a time than there are places, and work that fails gives its place back', async () => {
  const pass = createSemaphore({ places: 2, waiting: 10 })
  let [inside, most] = [0, 0]
  const work = async (fails: boolean): Promise<void> => {
    most = Math.max(most, (inside += 1))
    await Promise.resolve()
    inside -= 1
    if (fails) throw new Error('failed')
  }
  const ends = await Promise.allSettled(Array.from({ length: 12 }, (_, at) => pass(() => work(at % 2 === 0))))
  expect([most, inside]).toEqual([2, 0])
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(6)
})
