import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

/** Text typed before the scripts loaded is not lost: the field's own text counts, once. */
export const useEarlyInput = <Field extends HTMLInputElement | HTMLTextAreaElement>(
  adopt: (text: string) => void,
): RefObject<Field | null> => {
  const field = useRef<Field>(null)
  const take = useEffectEvent(adopt)
  useEffect(() => {
    const text = field.current?.value ?? ''
    if (text !== '') take(text)
  }, [])
  return field
}
