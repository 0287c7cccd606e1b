import { useEffect, useRef, useState } from 'react'
import { placeHref, readPlace, type Place } from '#features/buying/procurement/shop/place.rules.ts'

const CART = { at: 'cart' } as const

/** The place that the address names; a new one begins at its heading, for eyes and for readers. */
export const usePlace = () => {
  const [place, setPlace] = useState<Place>(CART)
  const main = useRef<HTMLElement>(null)
  useEffect(() => {
    const follow = (): void => {
      const next = readPlace(location.hash)
      if (!next) return
      setPlace(next)
      scrollTo(0, 0)
    }
    if (location.hash !== '') follow()
    const move = (): void => {
      follow()
      if (readPlace(location.hash)?.at !== 'find') main.current?.focus()
    }
    addEventListener('hashchange', move)
    return () => removeEventListener('hashchange', move)
  }, [])
  return { place, main, go: (next: Place) => void (location.hash = placeHref(next)) }
}
