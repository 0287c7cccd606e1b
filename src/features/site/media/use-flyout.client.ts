import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { chooseBreakpoint, keepOnPicture, movePlace, pictureWidth, type Place } from '#features/site/media/flyout.rules.ts'

const MIDDLE: Place = { x: 0.5, y: 0.5 }

/** Where the visitor points, and in which size the viewer needs its picture [9.8.9]. */
export const useFlyout = () => {
  const viewer = useRef<HTMLDivElement>(null)
  const [breakpoint, setBreakpoint] = useState<number | undefined>()
  const [width, setWidth] = useState(0)
  const [place, setPlace] = useState<Place | undefined>()

  useEffect(() => {
    const element = viewer.current
    if (!element) return
    const watcher = new ResizeObserver(() => {
      setWidth(element.clientWidth)
      setBreakpoint(chooseBreakpoint(element.clientWidth))
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])

  const point = (event: PointerEvent<HTMLElement>): void => {
    if (event.pointerType === 'touch') return
    const box = event.currentTarget.getBoundingClientRect()
    setPlace(keepOnPicture({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height }))
  }
  const steer = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setPlace(undefined)
    if (!movePlace(MIDDLE, event.key)) return
    event.preventDefault()
    setPlace((before) => movePlace(before ?? MIDDLE, event.key))
  }
  return {
    place,
    width,
    /** Undefined until the viewer has been measured. */
    sizes: width > 0 ? `${pictureWidth(breakpoint)}px` : undefined,
    handlers: {
      ref: viewer,
      tabIndex: 0,
      onPointerMove: point,
      onPointerLeave: () => setPlace(undefined),
      onFocus: () => setPlace((before) => before ?? MIDDLE),
      onBlur: () => setPlace(undefined),
      onKeyDown: steer,
    },
  }
}
