import { readSwipe, type CarouselStep } from '#ui/carousel.rules.ts'

type Candidate = { readonly clientX: number; readonly clientY: number }

/**
 * Tells when a finger, a pen or a held mouse is drawn across an element. A finger is notified of twice, as a pointer and as a touch:
 * whichever ends first counts. Returns how to stop.
 */
export const attachSwipe = (element: HTMLElement, onSwipe: (step: CarouselStep) => void): (() => void) => {
  const listening = new AbortController()
  const { signal } = listening
  let start: Candidate | undefined
  let pointer: number | undefined
  let hasSwiped = false

  const forget = (): void => {
    start = undefined
    pointer = undefined
  }
  const end = (spot: Candidate | undefined): void => {
    const step = start && spot && readSwipe(spot.clientX - start.clientX, spot.clientY - start.clientY)
    forget()
    if (!step) return
    hasSwiped = true
    // The browser's click follows at once, and nothing after it.
    setTimeout(() => (hasSwiped = false))
    getSelection()?.removeAllRanges()
    onSwipe(step)
  }

  element.addEventListener(
    'pointerdown',
    (event) => {
      const isSecondFinger = pointer !== undefined && pointer !== event.pointerId
      if (event.button !== 0 || isSecondFinger) return forget()
      pointer = event.pointerId
      start = event
    },
    { signal },
  )
  // The mouse may have left the element by then.
  addEventListener('pointerup', (event) => end(event), { signal })
  addEventListener('pointercancel', forget, { signal })
  element.addEventListener(
    'touchstart',
    ({ touches, changedTouches: [touch] }) => (touches.length > 1 ? forget() : (start = touch)),
    { signal, passive: true },
  )
  element.addEventListener('touchend', ({ changedTouches: [touch] }) => end(touch), { signal, passive: true })
  element.addEventListener('touchcancel', forget, { signal, passive: true })
  // A picture or a link that is dragged away would end the swipe.
  element.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  element.addEventListener(
    'click',
    (event) => {
      if (!hasSwiped) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
  return () => listening.abort()
}
