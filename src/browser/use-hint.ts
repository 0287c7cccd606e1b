import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { placeHint } from '#browser/hint-card.ts'

type HintOptions = {
  /** Holds the hint; it stands in the header. */
  readonly card: RefObject<HTMLElement | null>
  /** The element it explains; without one nothing is placed. */
  readonly anchor: Element | undefined
  /** Which of several explanations it shows. */
  readonly step?: number
  readonly onNoRoom: () => void
}

/** A hint below the header: it covers no control, takes no focus, and moves with what it explains. */
export const useHint = ({ card, anchor, step, onNoRoom }: HintOptions): void => {
  const giveUp = useEffectEvent(onNoRoom)
  useLayoutEffect(() => {
    const element = card.current?.querySelector<HTMLElement>('[data-hint]')
    if (!anchor || !element) return
    anchor.setAttribute('data-hinted', '')
    const place = () => placeHint(element, anchor)
    if (!place()) giveUp()
    addEventListener('resize', place)
    return () => {
      anchor.removeAttribute('data-hinted')
      removeEventListener('resize', place)
    }
  }, [card, anchor, step])
}
