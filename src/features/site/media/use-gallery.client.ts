import { useState, type KeyboardEvent } from 'react'
import { readArrow, stepSlide, type CarouselStep } from '#ui/carousel.rules.ts'

/** Which of several pictures is shown, and how arrows change it; an enlarged picture has used the arrows already. */
export const useGallery = (count: number, first = 0) => {
  const [current, choose] = useState(first)
  const step = (direction: CarouselStep): void => choose((index) => stepSlide(index, count, direction))
  const onKeyDown = (event: KeyboardEvent): void => {
    const direction = event.altKey || event.ctrlKey || event.metaKey ? undefined : readArrow(event.key)
    if (!direction || event.defaultPrevented) return
    event.preventDefault()
    step(direction)
  }
  return { current, choose, step, onKeyDown }
}
