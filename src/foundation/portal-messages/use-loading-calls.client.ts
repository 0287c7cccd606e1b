import { useEffect, useState } from 'react'
import { onApiEvent, type SentCall } from '#browser/api.ts'

/** Quick answers must not flash an overlay. */
export const OVERLAY_DELAY_MS = 300

/** True while someone waits for a call [7.11.2]; quiet calls do not count. */
export const useLoadingCalls = (): boolean => {
  const [isLoading, setLoading] = useState(false)
  useEffect(() => {
    const running = new Set<SentCall>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = (): void => {
      if (running.size > 0) {
        timer ??= setTimeout(() => setLoading(true), OVERLAY_DELAY_MS)
        return
      }
      clearTimeout(timer)
      timer = undefined
      setLoading(false)
    }
    const stop = onApiEvent(({ type, call }) => {
      if (call.isQuiet) return
      if (type === 'started') running.add(call)
      if (type === 'ended') running.delete(call)
      follow()
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return isLoading
}
