import { useEffect, useState } from 'react'

/** Letters typed in quick succession make one call. */
const REST_MS = 200

/** The text as it stood when typing paused; at first as it was found. */
export const useRested = (text: string, ms = REST_MS): string => {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), ms)
    return () => clearTimeout(timer)
  }, [text, ms])
  return rested
}
