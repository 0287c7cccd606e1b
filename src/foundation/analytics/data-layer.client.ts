import { lookUp } from '#kernel/look-up.ts'

type Item = Readonly<Record<string, unknown>>
type Listener = (event: Item) => void
type Scope = 'past' | 'future' | 'all'
type Listening = { readonly type: string; readonly listener: Listener }

/** The part of Adobe's client data layer that tags read: a queue that knows its state and tells of what is pushed. */
export type DataLayer = Item[] & {
  getState: (path?: string) => unknown
  addEventListener: (type: string, listener: Listener, options?: { readonly scope?: Scope }) => void
  removeEventListener: (type: string, listener?: Listener) => void
}
type Pushed = Item | ((layer: DataLayer) => void)

declare global {
  interface Window {
    adobeDataLayer?: Pushed[]
  }
}

const isObject = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Objects are merged; anything else takes the place of what was there, and undefined takes it away. */
const merge = (state: Item, item: Item): Item => {
  const merged = new Map(Object.entries(state))
  for (const [key, value] of Object.entries(item)) {
    const known = merged.get(key)
    if (value === undefined) merged.delete(key)
    else merged.set(key, isObject(known) && isObject(value) ? merge(known, value) : value)
  }
  return Object.fromEntries(merged)
}

const isHeard = ({ type }: Pick<Listening, 'type'>, item: Item): boolean =>
  type === 'adobeDataLayer:change' ? Object.keys(item).some((key) => key !== 'event') : item['event'] === type

/** Whoever listens must not keep others from hearing. */
const tell = (listener: Listener, item: Item): void => {
  try {
    listener(item)
  } catch (error) {
    reportError(error)
  }
}

const createDataLayer = (early: readonly Pushed[]): DataLayer => {
  let state: Item = {}
  let listening: Listening[] = []
  const layer = [] as unknown as DataLayer
  const keep = layer.push.bind(layer)
  const take = (item: Pushed): void => {
    if (typeof item === 'function') return item(layer)
    if (!isObject(item)) return
    keep(item)
    const { event: _event, eventInfo: _info, ...data } = item
    state = merge(state, data)
    for (const each of listening) if (isHeard(each, item)) tell(each.listener, item)
  }
  const methods: Pick<DataLayer, 'getState' | 'addEventListener' | 'removeEventListener'> & { push: DataLayer['push'] } = {
    push: (...items) => {
      items.forEach(take)
      return layer.length
    },
    getState: (path) =>
      structuredClone(
        (path ?? '')
          .split('.')
          .filter(Boolean)
          .reduce<unknown>((value, key) => (isObject(value) ? lookUp(value, key) : undefined), state),
      ),
    addEventListener: (type, listener, { scope = 'all' } = {}) => {
      if (scope !== 'future') for (const item of [...layer]) if (isHeard({ type }, item)) tell(listener, item)
      if (scope !== 'past') listening.push({ type, listener })
    },
    removeEventListener: (type, listener) => {
      listening = listening.filter((each) => each.type !== type || (listener !== undefined && each.listener !== listener))
    },
  }
  Object.assign(layer, methods)
  early.forEach(take)
  return layer
}

let own: DataLayer | undefined

/** Made when the first event may be sent; what a tag has put there before is taken over. */
export const openDataLayer = (): DataLayer => {
  if (!own || window.adobeDataLayer !== (own as unknown)) {
    own = createDataLayer(window.adobeDataLayer ?? [])
    window.adobeDataLayer = own as unknown as Pushed[]
  }
  return own
}
