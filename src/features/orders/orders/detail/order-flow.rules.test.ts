import { expect, test } from 'vitest'
import { planFlow } from '#features/orders/orders/detail/order-flow.rules.ts'
import type { OrderState } from '#features/orders/orders/order.rules.ts'

const at = '2026-11-10T09:00:00.000Z'
const reach = (...states: OrderState[]) => states.map((state) => ({ at, kind: 'state', data: { state } }))
const show = (state: OrderState, events = reach('Received')) =>
  planFlow({ state, promisedOn: '2026-11-20', events }).map((stop) => `${stop.state} ${stop.status}`)

test('what is behind, where it is, and what is ahead', () => {
  expect(show('In production', reach('Received', 'Confirmed', 'In production'))).toEqual([
    'Received done',
    'Confirmed done',
    'In production now',
    'Shipped next',
    'Delivered next',
    'Invoiced next',
  ])
})

test('a part shipment is a stop only where there was one', () => {
  expect(show('Part shipped')).toContain('Part shipped now')
  expect(show('Delivered')).not.toContain('Part shipped done')
})

test('a cancelled order ends where it ended', () => {
  expect(show('Cancelled', reach('Received', 'Confirmed', 'Cancelled'))).toEqual([
    'Received done',
    'Confirmed done',
    'Cancelled now',
  ])
})

test('the promised day stands at what is to come', () => {
  const stops = planFlow({ state: 'Confirmed', promisedOn: '2026-11-20', events: [] })
  expect(stops.find(({ state }) => state === 'Shipped')?.expectedOn).toBe('2026-11-20')
})
