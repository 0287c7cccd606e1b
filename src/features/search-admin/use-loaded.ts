import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'

export type Loaded<Data> = {
  readonly state: 'loading' | 'failed' | 'ready'
  /** Stays while newer data is on its way. */
  readonly data?: Data
  readonly isBusy: boolean
  readonly reload: () => void
}

/** Reads from the server when the block has woken, and again when the address changes. */
export const useLoaded = <Data>(path: string): Loaded<Data> => {
  const [answer, setAnswer] = useState<{ readonly to?: string; readonly hasFailed: boolean; readonly data?: Data }>({
    hasFailed: false,
  })
  const [round, setRound] = useState(0)
  const question = `${round} ${path}`
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const { ok, data } = await callApi<Data>({ path, isQuiet: true, errors: 'own', signal: leaving.signal })
      if (leaving.signal.aborted) return
      setAnswer(ok && data !== undefined ? { to: question, hasFailed: false, data } : { to: question, hasFailed: true })
    }
    void load()
    return () => leaving.abort()
  }, [path, question])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  const { data, hasFailed } = answer
  return { state: data !== undefined ? 'ready' : hasFailed ? 'failed' : 'loading', data, isBusy: answer.to !== question, reload }
}
