import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { ACTING_PATH } from '#features/impersonation/acting-state.ts'

export type Customer = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly company: string
  readonly accounts: number
}

export type Customers =
  | { readonly state: 'loading' | 'refused' | 'failed' }
  | { readonly state: 'ready'; readonly customers: readonly Customer[] }

/** Letters typed in quick succession make one question. */
const PAUSE_MS = 250

export const useCustomers = (
  search: string,
): { readonly found: Customers; readonly isBusy: boolean; readonly retry: () => void } => {
  const [answer, setAnswer] = useState<{ readonly to?: string; readonly found: Customers }>({ found: { state: 'loading' } })
  const [round, setRound] = useState(0)
  const question = `${round} ${search}`
  useEffect(() => {
    const leaving = new AbortController()
    const ask = async (): Promise<void> => {
      const { status, ok, data } = await callApi<{ customers: readonly Customer[] }>({
        path: `${ACTING_PATH}/customers`,
        query: { search },
        isQuiet: true,
        errors: 'own',
        signal: leaving.signal,
      })
      if (leaving.signal.aborted) return
      const failure = status === 404 ? 'refused' : 'failed'
      setAnswer({ to: question, found: ok && data ? { state: 'ready', customers: data.customers } : { state: failure } })
    }
    const pause = setTimeout(() => void ask(), search === '' ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [search, question])
  return { found: answer.found, isBusy: answer.to !== question, retry: () => setRound((count) => count + 1) }
}
