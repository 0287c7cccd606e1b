import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { readSwipe, type CarouselStep } from '#ui/carousel.rules.ts'
import {
  answerKey,
  panBy,
  toggleZoom,
  wheelFactor,
  WHOLE,
  zoomBy,
  type Frame,
  type Candidate,
  type ZoomView,
} from '#features/site/media/zoom.rules.ts'

const DOUBLE_TAP_MS = 300
const TAP_REACH_PX = 12

type ZoomOptions = {
  /** Alone on the screen every turn of the wheel is meant for the picture; in a page it first scrolls the page. */
  readonly isFull?: boolean | undefined
  readonly onSwipe?: ((step: CarouselStep) => void) | undefined
  /** Another picture is shown whole at first. */
  readonly subject: string
}

const distance = (a: Candidate, b: Candidate): number => Math.hypot(a.x - b.x, a.y - b.y)
const middle = (a: Candidate, b: Candidate): Candidate => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Wheel, pinch, double tap, drag and keys on one picture. */
export const useZoom = ({ isFull, onSwipe, subject }: ZoomOptions) => {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<ZoomView>(WHOLE)
  const [seen, setSeen] = useState(subject)
  const [frameWidth, setFrameWidth] = useState(0)
  const fingers = useRef(new Map<number, Candidate>())
  const start = useRef<Candidate | undefined>(undefined)
  const lastTap = useRef<{ at: number; spot: Candidate } | undefined>(undefined)

  if (seen !== subject) {
    setSeen(subject)
    setView(WHOLE)
  }

  const measure = useCallback((): Frame => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = stage.current ?? {}
    return { width, height }
  }, [])
  const change = useCallback(
    (next: (view: ZoomView, frame: Frame) => ZoomView) => {
      const frame = measure()
      setFrameWidth(frame.width)
      setView((current) => next(current, frame))
    },
    [measure],
  )
  /** From the middle of the frame, as the rules count. */
  const place = useCallback(({ clientX, clientY }: { clientX: number; clientY: number }): Candidate => {
    const box = stage.current?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0, height: 0 }
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }, [])

  const isZoomed = view.scale > 1
  useEffect(() => {
    const element = stage.current
    const turn = (event: WheelEvent): void => {
      if (!isFull && !event.ctrlKey && !isZoomed) return
      event.preventDefault()
      change((current, frame) => zoomBy(current, wheelFactor(event.deltaY), frame, place(event)))
    }
    // React's own listener is passive: it could not keep the page from scrolling.
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [isFull, isZoomed, change, place])

  const press = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.set(event.pointerId, place(event))
    start.current = place(event)
    if (isZoomed) event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>): void => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const [now, other] = [place(event), [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]]
    fingers.current.set(event.pointerId, now)
    if (other) {
      start.current = undefined
      change((current, frame) =>
        zoomBy(current, distance(now, other) / (distance(before, other) || 1), frame, middle(now, other)),
      )
    } else change((current, frame) => panBy(current, now.x - before.x, now.y - before.y, frame))
  }
  const lift = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId)
    const [from, spot, before] = [start.current, place(event), lastTap.current]
    start.current = undefined
    lastTap.current = undefined
    if (!from) return
    if (distance(from, spot) <= TAP_REACH_PX) {
      const isDouble = before && event.timeStamp - before.at < DOUBLE_TAP_MS && distance(before.spot, spot) <= TAP_REACH_PX * 2
      if (isDouble) change((current, frame) => toggleZoom(current, frame, spot))
      else lastTap.current = { at: event.timeStamp, spot }
    } else if (!isZoomed && event.pointerType !== 'mouse') {
      const step = readSwipe(spot.x - from.x, spot.y - from.y)
      if (step) onSwipe?.(step)
    }
  }
  const leave = (event: PointerEvent<HTMLElement>): void => {
    fingers.current.delete(event.pointerId)
    start.current = undefined
  }

  return {
    view,
    frameWidth,
    change,
    reset: () => setView(WHOLE),
    handlers: {
      ref: stage,
      tabIndex: 0,
      onPointerDown: press,
      onPointerMove: move,
      onPointerUp: lift,
      onPointerCancel: leave,
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        if (!answerKey(view, event.key, measure())) return
        event.preventDefault()
        event.stopPropagation()
        change((current, frame) => answerKey(current, event.key, frame) ?? current)
      },
    },
  }
}
