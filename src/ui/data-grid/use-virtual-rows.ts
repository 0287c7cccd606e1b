import { useEffect, useRef, useState } from 'react'
import { useWindowVirtualizer } from '@tanstack/react-virtual'

/** So many rows every browser draws at once; a list of them is also found by the browser's own search. */
const ALL_AT_ONCE = 100
const USUAL_HEIGHT = 48

/** With many rows only those in sight are in the page; two spacers keep the length of the scroll bar. */
export const useVirtualRows = (count: number) => {
  const body = useRef<HTMLTableSectionElement>(null)
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
  const virtualizer = useWindowVirtualizer<HTMLTableRowElement>({
    count,
    enabled: isVirtual,
    estimateSize: () => USUAL_HEIGHT,
    // A row that is not laid out has no height, and would let all others into the page.
    measureElement: (element) => element.getBoundingClientRect().height || USUAL_HEIGHT,
    overscan: 12,
    scrollMargin: top,
  })
  const items = virtualizer.getVirtualItems()
  const first = items[0]
  const last = items.at(-1)
  return {
    body,
    isVirtual,
    indexes: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    before: isVirtual && first ? first.start - top : 0,
    after: isVirtual && last ? virtualizer.getTotalSize() - (last.end - top) : 0,
    measure: isVirtual ? virtualizer.measureElement : undefined,
  }
}
