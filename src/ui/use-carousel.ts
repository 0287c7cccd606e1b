import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
} from 'react'
import { attachSwipe } from '#ui/attach-swipe.ts'
import { CAROUSEL_INTERVAL_MS, mayRotate, readArrow, stepSlide, type CarouselStep } from '#ui/carousel.rules.ts'

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

/** Only for as long as it has it: a slide that could always take the focus would take it with every tap. */
const takeFocus = (slide: Element | undefined): void => {
  if (!(slide instanceof HTMLElement)) return
  slide.tabIndex = -1
  slide.focus({ preventScroll: true })
  slide.addEventListener('blur', () => slide.removeAttribute('tabindex'), { once: true })
}

/** The server answers as if nothing may move; the browser's own answer follows once it is hydrated. */
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
  const isHydrated = useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  )
  const [current, setCurrent] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const movesFocus = useRef(false)

  const isRotating = mayRotate({ count, isPaused, isHovered, isFocused, prefersStill, isPageHidden })
  const step = (direction: CarouselStep) => setCurrent((index) => stepSlide(index, count, direction))

  useEffect(() => {
    if (!isRotating) return
    const timer = setTimeout(() => setCurrent((index) => stepSlide(index, count, 'next')), CAROUSEL_INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isRotating, current, count])

  useEffect(() => {
    // A slide that leaves takes the focus of its links along, and no event says so.
    if (movesFocus.current) takeFocus(stage.current?.children[current])
    movesFocus.current = false
    setFocused(root.current?.contains(document.activeElement) === true)
  }, [current])

  const swipe = useEffectEvent(step)
  useEffect(() => (stage.current ? attachSwipe(stage.current, (direction) => swipe(direction)) : undefined), [])

  /** Whoever is inside reads or steers. */
  const focus = {
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  }
  const hover = {
    onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === 'mouse'),
    onPointerLeave: () => setHovered(false),
  }
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      const direction = readArrow(event.key)
      if (!direction || event.altKey || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      movesFocus.current = stage.current?.contains(document.activeElement) === true
      step(direction)
    },
  }
  /** Who requests it to go on need not leave it first. */
  const toggle = (): void => {
    setPaused(!isPaused)
    if (isPaused) setFocused(false)
  }

  return { current, isHydrated, isRotating, isPaused, step, toggle, root, stage, focus, hover, keys }
}
