import { useCallback, useEffect, useState } from 'react'
import { callApi } from '#browser/api.ts'
import { usePage } from '#features/blocks/public.ts'

export type Loaded<Data> =
  | { readonly state: 'loading' | 'failed'; readonly data?: undefined }
  | { readonly state: 'ready'; readonly data: Data }

/** Reads from the server when the block has woken; the block shows its own loading and failure. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- who asks knows what the address answers
export const useLoaded = <Data>(path: string): Loaded<Data> & { readonly reload: () => void } => {
  const { appId } = usePage().config
  const [loaded, setLoaded] = useState<Loaded<Data>>({ state: 'loading' })
  const [round, setRound] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const load = async (): Promise<void> => {
      const { ok, data } = await callApi<Data>({ path, appId, isQuiet: true, errors: 'own', signal: leaving.signal })
      if (!leaving.signal.aborted) setLoaded(ok && data !== undefined ? { state: 'ready', data } : { state: 'failed' })
    }
    void load()
    return () => leaving.abort()
  }, [path, appId, round])
  const reload = useCallback(() => setRound((count) => count + 1), [])
  return { ...loaded, reload }
}
