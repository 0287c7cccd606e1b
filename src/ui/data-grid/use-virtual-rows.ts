import { useEffect, useRef, useState } from 'react'
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual'

/** So many rows every browser draws at once; a list of them is also found by the browser's own search. */
const ALL_AT_ONCE = 100
const USUAL_HEIGHT = 48

type RowOptions = {
  readonly usualHeight?: number
  readonly overscan?: number
  /** The row that somebody is writing in stays, however far they scroll; `gaps` keep the others in their places. */
  readonly holdsFocus?: boolean
}

const findFocusedRow = (body: HTMLElement | null): number | undefined => {
  const row = body?.contains(document.activeElement) ? document.activeElement?.closest<HTMLElement>('[data-index]') : undefined
  return row ? Number(row.dataset['index']) : undefined
}

/** With many rows only those in sight are in the page; two spacers keep the length of the scroll bar. */
export const useVirtualRows = <Body extends HTMLElement = HTMLTableSectionElement>(
  count: number,
  { usualHeight = USUAL_HEIGHT, overscan = 12, holdsFocus = false }: RowOptions = {},
) => {
  const body = useRef<Body>(null)
  const [top, setTop] = useState(0)
  const isVirtual = count > ALL_AT_ONCE
  useEffect(() => {
    const element = body.current
    if (!element || !isVirtual) return
    const measure = (): void => setTop(Math.round(element.getBoundingClientRect().top + scrollY))
    measure()
    // Also when a panel that holds it is shown.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [isVirtual])
  // oxlint-disable-next-line react/incompatible-library -- what it returns is used here only, in no memo
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: isVirtual,
    estimateSize: () => usualHeight,
    // A row that is not laid out has no height, and would let all others into the page.
    measureElement: (element) => element.getBoundingClientRect().height || usualHeight,
    overscan,
    scrollMargin: top,
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range)
      const focused = holdsFocus ? findFocusedRow(body.current) : undefined
      if (focused === undefined || focused >= count || indexes.includes(focused)) return indexes
      return [...indexes, focused].toSorted((one, other) => one - other)
    },
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  return {
    body,
    isVirtual,
    indexes: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    /** The room above each of them; the first one's is `before`. */
    gaps: items.map(({ start }, at) => start - (items[at - 1]?.end ?? top)),
    before: isVirtual && first ? first.start - top : 0,
    after: isVirtual && last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measure: isVirtual ? virtualizer.measureElement : undefined,
  }
}
