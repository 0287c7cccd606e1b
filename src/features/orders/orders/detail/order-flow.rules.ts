import type { OrderState } from '#features/orders/orders/order.rules.ts'

type Event = { readonly at: string; readonly kind: string; readonly data: Readonly<Record<string, string | number>> }
type Followed = { readonly state: OrderState; readonly promisedOn: string | null; readonly events: readonly Event[] }

export type FlowStop = {
  readonly state: OrderState
  readonly status: 'done' | 'now' | 'next'
  readonly at?: string
  readonly expectedOn?: string
}

const WAY: readonly OrderState[] = ['Received', 'Confirmed', 'In production', 'Shipped', 'Delivered', 'Invoiced']
const PART: readonly OrderState[] = ['Received', 'Confirmed', 'In production', 'Part shipped', 'Shipped', 'Delivered', 'Invoiced']

/** The stops of an order: those behind it with their time, the one it is at, and those ahead; a cancelled one ends where it ended. */
export const planFlow = ({ state, promisedOn, events }: Followed): FlowStop[] => {
  const times = new Map(events.flatMap(({ kind, data, at }) => (kind === 'state' ? [[String(data['state']), at] as const] : [])))
  const withTime = (one: OrderState) => {
    const at = times.get(one)
    return at === undefined ? {} : { at }
  }
  if (state === 'Cancelled')
    return [...PART.filter((one) => times.has(one)), state].map((one) => ({
      state: one,
      status: one === state ? 'now' : 'done',
      ...withTime(one),
    }))
  const way = state === 'Part shipped' || times.has('Part shipped') ? PART : WAY
  const here = way.indexOf(state)
  return way.map((one, place) => ({
    state: one,
    status: place < here ? 'done' : place === here ? 'now' : 'next',
    ...(place <= here ? withTime(one) : {}),
    ...(one === 'Shipped' && place > here && promisedOn !== null ? { expectedOn: promisedOn } : {}),
  }))
}
