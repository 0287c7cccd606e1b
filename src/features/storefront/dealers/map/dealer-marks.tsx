import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { DealerCard } from '#features/storefront/dealers/finder/dealer-view.rules.ts'
import type { Dealers } from '#features/storefront/dealers/finder/use-dealers.client.ts'
import { fitWindow, isClosest, showPoint } from '#features/storefront/dealers/map/map-window.rules.ts'
import { findNeighbour, groupPins, type Mark } from '#features/storefront/dealers/map/marks.rules.ts'
import { projectPlace } from '#features/storefront/dealers/map/projection.rules.ts'
import type { MapView } from '#features/storefront/dealers/map/use-map-window.client.ts'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './dealer-map.module.css'
import { lookUp } from '#kernel/look-up.ts'

/** Marks closer than this would cover each other. */
const REACH_PX = 30
/** A group that is opened comes this close at least. */
const GROUP_ROOM = 26
/** From so near on towns are named: there is room for it. */
const NEAR = 90

type MarksProps = { dealers: Dealers; map: Pick<MapView, 'seen' | 'scale' | 'moveTo' | 'zoom'> }

/** One stop for the tab key: arrow keys go from mark to mark, Enter chooses. Without script every mark is a link. */
export const DealerMarks = ({ dealers, map }: MarksProps) => {
  const t = useTexts('dealers')
  const { number } = useFormats()
  const group = useRef<SVGGElement>(null)
  const [active, setActive] = useState('')
  const holdsFocus = useRef(false)
  const { view, choice, isHydrated, hrefOf, choose } = dealers
  const byId = new Map(view.dealers.map((dealer) => [dealer.id, dealer]))
  const pins = view.dealers.map((dealer) => ({ id: dealer.id, ...projectPlace(dealer) }))
  const marks = groupPins(pins, REACH_PX / map.scale, choice.dealer)
  const stop = Math.max(
    0,
    marks.findIndex(({ ids }) => ids.includes(active)),
  )
  // While the map moves marks come and go; whoever steers by keyboard stays on the one that is meant.
  useEffect(() => {
    const here = document.activeElement
    if (here !== document.body && !group.current?.contains(here)) holdsFocus.current = false
    if (holdsFocus.current) group.current?.querySelectorAll('a')[stop]?.focus({ preventScroll: true })
  })

  const goTo = (mark: Mark): void => {
    setActive(mark.ids[0] ?? '')
    holdsFocus.current = true
    map.moveTo(showPoint(map.seen, mark))
  }
  const steer = (event: KeyboardEvent): void => {
    const zooms: Readonly<Record<string, number>> = { '+': 0.5, '-': 2 }
    const factor = lookUp(zooms, event.key)
    if (factor !== undefined) {
      holdsFocus.current = true
      return map.zoom(factor)
    }
    if (!event.key.startsWith('Arrow')) return
    event.preventDefault()
    const next = marks[findNeighbour(marks, stop, event.key) ?? -1]
    if (next) goTo(next)
  }
  const open = ({ ids }: Mark): void => {
    const [first = ''] = ids
    setActive(first)
    if (ids.length === 1 || isClosest(map.seen)) return choose(first)
    map.moveTo(
      fitWindow(
        pins.filter(({ id }) => ids.includes(id)),
        GROUP_ROOM,
      ),
    )
    holdsFocus.current = true
  }
  const nameOf = ({ ids }: Mark, first: DealerCard): string =>
    ids.length === 1 ? `${first.name}, ${first.city}` : t('map.group', { count: number(ids.length), city: first.city })

  return (
    <g ref={group} onKeyDown={steer} onPointerDown={() => (holdsFocus.current = false)}>
      {marks.map((mark, index) => {
        const { ids, x, y } = mark
        const first = byId.get(ids[0] ?? '')
        if (!first) return null
        const isOne = ids.length === 1
        const isChosen = isOne && first.id === choice.dealer
        return (
          <g key={first.id} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${(1 / map.scale).toFixed(4)})`}>
            <a
              className={styles.mark}
              href={isOne ? hrefOf({ ...choice, dealer: first.id }) : '#dealers'}
              aria-label={nameOf(mark, first)}
              aria-current={isChosen || undefined}
              data-group={!isOne || undefined}
              tabIndex={isHydrated ? (index === stop ? 0 : -1) : undefined}
              onFocus={() => setActive(first.id)}
              onClick={(event) => {
                event.preventDefault()
                open(mark)
              }}
            >
              <circle className={styles.reach} r="15" />
              {isOne ? (
                <path className={styles.pin} d="M0 10C-6 2-8-1-8-5A8 8 0 0 1 8-5C8-1 6 2 0 10Z" />
              ) : (
                <circle className={styles.group} r="13" />
              )}
              {isOne ? (
                <circle className={styles.dot} cy="-5" r="3" />
              ) : (
                <text className={styles.count} dy="0.35em">
                  {number(ids.length)}
                </text>
              )}
              {isOne && (isChosen || map.seen.width < NEAR) && (
                <text className={styles.town} x={isChosen ? 18 : 13} dy="0.1em">
                  {first.city}
                </text>
              )}
            </a>
          </g>
        )
      })}
    </g>
  )
}
