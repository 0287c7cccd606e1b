import { useSyncExternalStore } from 'react'

export type SharedValue<T> = {
  readonly get: () => T
  readonly set: (value: T) => void
  readonly use: () => T
  /** Returns how to stop. */
  readonly listen: (listener: () => void) => () => void
}

/** One value that several React roots of the page see: islands and the portal have no context in common. */
export const createSharedValue = <T>(initial: T): SharedValue<T> => {
  let current = initial
  const listeners = new Set<() => void>()
  const get = (): T => current
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    get,
    listen,
    set: (value) => {
      current = value
      listeners.forEach((listener) => listener())
    },
    // The server and the first rendering in the browser agree on the initial value.
    use: () => useSyncExternalStore(listen, get, () => initial),
  }
}
