import { expect, test } from 'vitest'
import { createAdmissionQueue, type Ticket, type AdmissionLimits } from '#platform/http/admission-queue.ts'

const open = (limits: Partial<AdmissionLimits> = {}) => {
  const queue = createAdmissionQueue({ slots: 2, slotsPerGroup: 2, waitMs: 600, ...limits })
  const started: string[] = []
  const refused: string[] = []
  const enter = (name: string, group = 'sps', waitedMs = 0): Ticket =>
    queue.enter({ group, waitedMs, start: () => started.push(name), refuse: () => refused.push(name) })
  return { queue, started, refused, enter }
}

test('as many as there are slots start at once, the others in their order as slots come free', () => {
  const { queue, started, enter } = open()
  const first = enter('a')
  const second = enter('b')
  enter('c')
  enter('d')
  expect(started).toEqual(['a', 'b'])
  expect(queue.counts()).toEqual({ serving: 2, waiting: 2 })
  queue.leave(second)
  queue.leave(second)
  expect(started).toEqual(['a', 'b', 'c'])
  queue.leave(first)
  expect(started).toEqual(['a', 'b', 'c', 'd'])
  expect(queue.counts()).toEqual({ serving: 2, waiting: 0 })
})

test('nobody waits longer than the limit, what they waited before included', () => {
  const { queue, refused, started, enter } = open({ slots: 1 })
  const first = enter('a')
  enter('b')
  enter('c', 'sps', 400)
  queue.advance(250)
  expect(refused).toEqual(['c'])
  queue.advance(250)
  expect(refused).toEqual(['c'])
  queue.advance(100)
  expect(refused).toEqual(['c', 'b'])
  queue.leave(first)
  expect(started).toEqual(['a'])
  expect(queue.counts()).toEqual({ serving: 0, waiting: 0 })
})

test('for a second after a refusal the newest goes first, so that what is served is served in time', () => {
  const { queue, started, refused, enter } = open({ slots: 1, waitMs: 2000 })
  const first = enter('a')
  enter('late', 'sps', 1990)
  enter('old')
  queue.advance(10)
  expect(refused).toEqual(['late'])
  const next = enter('new')
  queue.leave(first)
  expect(started).toEqual(['a', 'new'])
  queue.advance(1000)
  enter('newer')
  queue.leave(next)
  expect(started).toEqual(['a', 'new', 'old'])
})

test('groups take turns, and one never has all slots', () => {
  const { queue, started, enter } = open({ slots: 3, slotsPerGroup: 2 })
  const flood = ['1', '2', '3', '4', '5'].map((name) => enter(name))
  expect(started).toEqual(['1', '2'])
  const other = enter('other', 'aerobt')
  expect(started).toEqual(['1', '2', 'other'])
  enter('other 2', 'aerobt')
  queue.leave(flood[0]!)
  queue.leave(other)
  queue.leave(flood[1]!)
  expect(started).toEqual(['1', '2', 'other', '3', 'other 2', '4'])
})

test('who leaves while waiting is neither started nor refused', () => {
  const { queue, started, refused, enter } = open({ slots: 1 })
  const first = enter('a')
  queue.leave(enter('gone'))
  queue.leave(first)
  queue.advance(10_000)
  expect({ started, refused, ...queue.counts() }).toEqual({ started: ['a'], refused: [], serving: 0, waiting: 0 })
})

test('work that ends as soon as it starts lets the next one in, however long the queue', () => {
  const queue = createAdmissionQueue({ slots: 1, slotsPerGroup: 1, waitMs: 600 })
  const first = queue.enter({ group: '', waitedMs: 0, start: () => {}, refuse: () => {} })
  let ended = 0
  for (let index = 0; index < 20_000; index += 1) {
    const ticket: Ticket = queue.enter({
      group: '',
      waitedMs: 0,
      start: () => {
        ended += 1
        queue.leave(ticket)
      },
      refuse: () => {},
    })
  }
  queue.leave(first)
  expect(ended).toBe(20_000)
})
