import { useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { ACTING_PATH } from '#features/acting/acting-state.ts'

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
  const [found, setFound] = useState<Customers>({ state: 'loading' })
  const [isBusy, setBusy] = useState(true)
  const [round, setRound] = useState(0)
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
      setBusy(false)
      if (ok && data) setFound({ state: 'ready', customers: data.customers })
      else setFound({ state: status === 404 ? 'refused' : 'failed' })
    }
    setBusy(true)
    const pause = setTimeout(() => void ask(), search === '' ? 0 : PAUSE_MS)
    return () => {
      clearTimeout(pause)
      leaving.abort()
    }
  }, [search, round])
  return { found, isBusy, retry: () => setRound((count) => count + 1) }
}
