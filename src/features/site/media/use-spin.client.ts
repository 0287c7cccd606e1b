import { useCallback, useEffect, useRef, useState, type PointerEvent } from 'react'
import { dragSteps, loadOrder, nearestLoaded, turnBy, TURN_MS } from '#features/site/media/spin.rules.ts'
import { useIsHydrated, usePrefersStill } from '#features/site/media/use-browser.client.ts'

/** So many frames are on their way at once. */
const PARALLEL = 4

/** Which frame is shown, which are loaded, and whether the part turns by itself. */
export const useSpin = (count: number, autoTurn: boolean) => {
  const [frame, setFrame] = useState(0)
  const [loaded, setLoaded] = useState<ReadonlySet<number>>(new Set())
  const [isRequested, setRequested] = useState(autoTurn)
  const prefersStill = usePrefersStill()
  const isHydrated = useIsHydrated()
  const drag = useRef<{ x: number; from: number } | undefined>(undefined)
  const isTurning = isRequested && !prefersStill && isHydrated

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setFrame((current) => turnBy(current, 1, count)), TURN_MS / count)
    return () => clearInterval(timer)
  }, [isTurning, count])

  const markLoaded = useCallback(
    (index: number) => setLoaded((before) => (before.has(index) ? before : new Set([...before, index]))),
    [],
  )
  /** From the frame that is current then: several keys may be answered at once. */
  const turn = (next: (current: number) => number): void => {
    setRequested(false)
    setFrame((current) => turnBy(next(current), 0, count))
  }
  return {
    frame,
    shown: nearestLoaded(frame, loaded, count),
    /** The first comes with the page; the others follow from coarse to fine, a few at a time. */
    requested: isHydrated ? loadOrder(count).slice(0, loaded.size + PARALLEL) : [0],
    isTurning,
    mayTurn: isHydrated && !prefersStill,
    setTurning: setRequested,
    turn,
    markLoaded,
    dragging: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        drag.current = { x: event.clientX, from: frame }
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove: ({ clientX }: PointerEvent) => {
        const { current: start } = drag
        if (start) turn(() => start.from + dragSteps(clientX - start.x, count))
      },
      onPointerUp: () => {
        drag.current = undefined
      },
      onPointerCancel: () => {
        drag.current = undefined
      },
    },
  }
}
