import { useEffect, useMemo, useRef } from 'react'

/** A mouse that came to rest on an entry before this script was there. */
export type EarlyRest = { readonly reached: PointerEvent; readonly at: number }

export type PointerRest = {
  /** Starts to wait anew; nothing else that was waited for happens. */
  readonly wait: (ms: number, work: () => void) => void
  readonly end: () => void
  /** A font or a notice that comes moves the page below a pointer that lies still: that is no choice of another entry. */
  readonly hasMoved: (event: PointerEvent) => boolean
}

const placeOf = ({ screenX, screenY }: PointerEvent): string => `${screenX} ${screenY}`

/** A mouse opens by resting on an entry, and closes by resting elsewhere. */
export const usePointerRest = (early?: EarlyRest): PointerRest => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef(early ? placeOf(early.reached) : '')
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      wait: (ms, work) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(work, ms)
      },
      end: () => clearTimeout(timer.current),
      hasMoved: (event) => {
        if (event.pointerType !== 'mouse') return false
        const before = last.current
        last.current = placeOf(event)
        return last.current !== before
      },
    }),
    [],
  )
}
