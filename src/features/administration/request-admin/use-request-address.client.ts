import { useSyncExternalStore } from 'react'
import { readView } from '#features/administration/request-admin/request-admin.rules.ts'
import type { AdminView } from '#foundation/requests/public.ts'

type Choice = { readonly view: AdminView; readonly requestId: string | undefined }

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener)
  return () => removeEventListener('popstate', listener)
}

/** Which requests are listed and which one is open stand in the address, beside what the grid keeps there. */
export const useRequestAddress = (): Choice & { readonly choose: (change: Partial<Choice>) => void } => {
  const search = useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  )
  const parameters = new URLSearchParams(search)
  const choice: Choice = {
    view: readView(parameters.get('view') ?? undefined),
    requestId: parameters.get('request') ?? undefined,
  }
  const choose = (change: Partial<Choice>): void => {
    const next = { ...choice, ...change }
    const written = new URLSearchParams(location.search)
    written.set('view', next.view)
    if (next.requestId === undefined) written.delete('request')
    else written.set('request', next.requestId)
    if (change.view !== undefined) written.delete('page')
    history.replaceState(history.state, '', `${location.pathname}?${written.toString()}`)
    // The grid and this hook read the address anew.
    dispatchEvent(new PopStateEvent('popstate'))
  }
  return { ...choice, choose }
}
