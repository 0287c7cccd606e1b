import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import {
  blendWindows,
  panWindow,
  scaleOf,
  zoomWindow,
  type MapWindow,
  type Size,
} from '#features/storefront/dealers/map/map-window.rules.ts'
import type { Point } from '#features/storefront/dealers/map/projection.rules.ts'

const MOVE_MS = 320
/** Movements below this count as a click. */
const SLACK_PX = 4
/** The size that the server draws for; the browser measures. */
const USUAL_SCREEN: Size = { width: 800, height: 640 }

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

export type MapView = {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly seen: MapWindow
  /** Pixels of a unit of the map. */
  readonly scale: number
  readonly moveTo: (window: MapWindow) => void
  readonly zoom: (factor: number) => void
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent<SVGSVGElement>) => void
    readonly onPointerMove: (event: PointerEvent<SVGSVGElement>) => void
    readonly onPointerUp: () => void
    readonly onPointerCancel: () => void
    readonly onClickCapture: (event: { preventDefault: () => void; stopPropagation: () => void }) => void
  }
}

/** The part of the map on screen: moved by hand, by wheel with Ctrl, or by what is looked for. */
export const useMapWindow = (first: MapWindow): MapView => {
  const svg = useRef<SVGSVGElement>(null)
  const [seen, setSeen] = useState(first)
  const [screen, setScreen] = useState(USUAL_SCREEN)
  const frame = useRef(0)
  const hand = useRef<{ last: Point; hasMoved: boolean }>(undefined)
  const wasDragged = useRef(false)
  const scale = scaleOf(seen, screen)

  const moveTo = (to: MapWindow): void => {
    cancelAnimationFrame(frame.current)
    if (to === seen) return
    if (isStill()) return setSeen(to)
    const start = performance.now()
    const step = (now: number): void => {
      const part = Math.min(1, (now - start) / MOVE_MS)
      setSeen(part === 1 ? to : blendWindows(seen, to, 1 - (1 - part) ** 3))
      if (part < 1) frame.current = requestAnimationFrame(step)
    }
    frame.current = requestAnimationFrame(step)
  }

  const zoomAt = useEffectEvent((event: WheelEvent) => {
    // Without Ctrl the wheel scrolls the page, as everywhere.
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const box = (event.currentTarget as Element).getBoundingClientRect()
    const offset = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
    const focus = { x: seen.x + seen.width / 2 + offset.x / scale, y: seen.y + seen.height / 2 + offset.y / scale }
    setSeen(zoomWindow(seen, Math.exp(event.deltaY / 300), focus))
  })
  useEffect(() => {
    const map = svg.current
    if (!map) return
    const observer = new ResizeObserver(([entry]) => entry && entry.contentRect.width > 0 && setScreen(entry.contentRect))
    observer.observe(map)
    const listen = (event: WheelEvent): void => zoomAt(event)
    // React's own listeners cannot keep the page from scrolling.
    map.addEventListener('wheel', listen, { passive: false })
    return () => {
      observer.disconnect()
      map.removeEventListener('wheel', listen)
      cancelAnimationFrame(frame.current)
    }
  }, [])

  const letGo = (): void => {
    wasDragged.current = hand.current?.hasMoved ?? false
    hand.current = undefined
  }
  return {
    ...{ svg, seen, scale, moveTo },
    zoom: (factor) => moveTo(zoomWindow(seen, factor)),
    drag: {
      onPointerDown: ({ clientX: x, clientY: y, button }) => {
        wasDragged.current = false
        if (button === 0) hand.current = { last: { x, y }, hasMoved: false }
      },
      onPointerMove: ({ clientX: x, clientY: y, currentTarget, pointerId }) => {
        const { last, hasMoved } = hand.current ?? {}
        if (!last || (!hasMoved && Math.hypot(x - last.x, y - last.y) < SLACK_PX)) return
        if (!hasMoved) currentTarget.setPointerCapture(pointerId)
        hand.current = { last: { x, y }, hasMoved: true }
        setSeen(panWindow(seen, { x: (last.x - x) / scale, y: (last.y - y) / scale }))
      },
      onPointerUp: letGo,
      onPointerCancel: letGo,
      // Letting go over a pin is not choosing it.
      onClickCapture: (event) => {
        if (!wasDragged.current) return
        event.preventDefault()
        event.stopPropagation()
        wasDragged.current = false
      },
    },
  }
}
