import { useEffect, useState } from 'react'
import { MESSAGE_MS } from '#features/accounts/sites/site.rules.ts'

/** A message that hides by itself; the same words again start its time anew [9.8.8]. */
export const usePassingMessage = (): readonly [text: string | undefined, show: (text: string) => void] => {
  const [message, setMessage] = useState<{ readonly text: string }>()
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])
  return [message?.text, (text) => setMessage({ text })]
}
