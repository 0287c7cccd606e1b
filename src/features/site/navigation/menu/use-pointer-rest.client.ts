import { useEffect, useMemo, useRef } from 'react'
import { placeOf } from '#features/site/navigation/menu/early-rest.client.ts'

export type PointerRest = {
  /** Starts to wait anew; nothing else that was waited for happens. */
  readonly wait: (ms: number, work: () => void) => void
  readonly end: () => void
  /** Where the pointer was before this listened. */
  readonly begin: (place: string) => void
  /** Whether a mouse is at another place than before. */
  readonly hasMoved: (event: PointerEvent) => boolean
}

/** A mouse opens by resting on an entry, and closes by resting elsewhere. */
export const usePointerRest = (): PointerRest => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])
  return useMemo(
    () => ({
      wait: (ms, work) => {
        clearTimeout(timer.current)
        timer.current = setTimeout(work, ms)
      },
      end: () => clearTimeout(timer.current),
      begin: (place) => {
        last.current = place
      },
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
