import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react'
import { CAROUSEL_INTERVAL_MS, mayRotate, readArrow, readSwipe, stepSlide, type CarouselStep } from '#ui/carousel.rules.ts'

const STILL = '(prefers-reduced-motion: reduce)'

const watchPage = (notify: () => void) => {
  document.addEventListener('visibilitychange', notify)
  return () => document.removeEventListener('visibilitychange', notify)
}
const watchMotion = (notify: () => void) => {
  const query = matchMedia(STILL)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
const watchNothing = () => () => undefined

/** The server answers as if nothing may move; the browser's own answer follows once it is awake. */
export const useCarousel = (count: number) => {
  const isPageHidden = useSyncExternalStore(
    watchPage,
    () => document.hidden,
    () => true,
  )
  const prefersStill = useSyncExternalStore(
    watchMotion,
    () => matchMedia(STILL).matches,
    () => false,
  )
  const isAwake = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const touch = useRef<{ x: number; y: number } | undefined>(undefined)

  const isRotating = mayRotate({ count, isPaused, isHovered, isFocused, prefersStill, isPageHidden })
  const step = (direction: CarouselStep) => setCurrent((index) => stepSlide(index, count, direction))

  useEffect(() => {
    if (!isRotating) return
    const timer = setTimeout(() => setCurrent((index) => stepSlide(index, count, 'next')), CAROUSEL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isRotating, current, count])

  /** Reading or steering holds the slide; the pause button lies outside, or Play could never start it. */
  const hold = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
    onKeyDown: (event: KeyboardEvent) => {
      const direction = readArrow(event.key)
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      step(direction)
    },
  }
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      touch.current = event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY }
    },
    onPointerUp: (event: PointerEvent) => {
      const direction = touch.current && readSwipe(event.clientX - touch.current.x, event.clientY - touch.current.y)
      touch.current = undefined
      if (direction) step(direction)
    },
    onPointerCancel: () => {
      touch.current = undefined
    },
  }

  return { current, isAwake, isRotating, isPaused, step, setPaused, hold, swipe }
}
