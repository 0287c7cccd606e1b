import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react'
import { writeCookie } from '#browser/cookies.ts'
import { MARKET_COOKIE, SELECTED_COOKIE } from '#foundation/locale/public.ts'

/** Arrow keys pass by countries that nobody chose: then Enter counts, or leaving the list [2.6.2]. */
export const useMarketSelect = (chosen: string, picked: string) => {
  const [value, setValue] = useState(picked)
  const isPassing = useRef(false)
  useEffect(() => {
    const end = () => (isPassing.current = false)
    // Who came by keyboard before this was awake may be passing already.
    isPassing.current = document.activeElement?.matches('#market-country:focus-visible') ?? false
    document.addEventListener('pointerdown', end)
    return () => document.removeEventListener('pointerdown', end)
  }, [])
  const commit = (market: string): void => {
    if (!market || market === chosen) return
    writeCookie(SELECTED_COOKIE, market, MARKET_COOKIE)
    location.reload()
  }
  return {
    value,
    onChange: ({ target }: ChangeEvent<HTMLSelectElement>) => {
      setValue(target.value)
      if (!isPassing.current) commit(target.value)
    },
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLSelectElement>) => {
      if (key === 'Enter') commit(currentTarget.value)
      isPassing.current = key !== 'Enter' && key !== ' '
    },
    onBlur: ({ target }: FocusEvent<HTMLSelectElement>) => {
      if (isPassing.current) commit(target.value)
    },
  }
}
