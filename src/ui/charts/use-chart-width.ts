import { useEffect, useRef, useState, type RefObject } from 'react'

/** Until it is measured, and on the server. */
const USUAL_WIDTH = 720

/** The room there is, so that a chart is drawn for it and never shrunk: text keeps its size on a phone. */
export const useChartWidth = (): { readonly box: RefObject<HTMLDivElement | null>; readonly width: number } => {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(USUAL_WIDTH)
  useEffect(() => {
    const element = box.current
    if (!element) return
    // A panel that is not shown has no width: the last one is stored until it is.
    const measure = (): void => setWidth((last) => Math.round(element.clientWidth) || last)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, width }
}
