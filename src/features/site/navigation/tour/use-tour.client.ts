import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { leaveHint } from '#browser/hint-card.ts'
import { useHint } from '#browser/use-hint.ts'
import type { SiteTour } from '#features/site/navigation/blocks/site-tour.schema.ts'
import { findPlace, isSomethingOpen } from '#features/site/navigation/tour/tour-place.client.ts'
import { dismissForGood } from '#features/site/navigation/tour/tour-dismissal.client.ts'
import { usePage } from '#foundation/blocks/public.ts'

type Step = { readonly index: number; readonly anchor: Element }

/** Steps whose place is not there are left out, and those whose card would cover something [2.3.11]. */
export const useTour = (steps: SiteTour['steps']) => {
  const { config } = usePage()
  const card = useRef<HTMLDivElement>(null)
  const [found, setFound] = useState<readonly Step[]>([])
  const [at, setAt] = useState(-1)
  const [isOver, setOver] = useState(false)
  const anchor = found[at]?.anchor

  const end = (): void => {
    leaveHint(card.current)
    delete document.documentElement.dataset['tour']
    setOver(true)
  }
  const dismiss = (): void => {
    dismissForGood(config.domainId)
    end()
  }

  useEffect(() => {
    const list = steps.flatMap(({ place }, index) => {
      const found = findPlace(place)
      return found ? [{ index, anchor: found }] : []
    })
    // The card is drawn as the server drew it first, and measured after that.
    const frame = requestAnimationFrame(() => {
      setFound(list)
      setAt(0)
    })
    return () => cancelAnimationFrame(frame)
  }, [steps])

  useHint({ card, anchor: isOver ? undefined : anchor, step: at, onNoRoom: () => setAt(at + 1) })
  useLayoutEffect(() => {
    if (at >= 0 && !isOver && !anchor) queueMicrotask(end)
  }, [at, anchor, isOver])

  const skip = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isSomethingOpen()) dismiss()
  })
  useEffect(() => {
    if (isOver) return
    document.addEventListener('keydown', skip)
    return () => document.removeEventListener('keydown', skip)
  }, [isOver])

  return { card, at, count: found.length, shown: found[at]?.index, isOver, next: () => setAt(at + 1), dismiss }
}
