import { useEffect, useState } from 'react'
import { readView } from '#features/decision-desk/desk.rules.ts'
import type { DeskView } from '#features/requests/public.ts'

type Choice = { readonly view: DeskView; readonly requestId: string | undefined }

const readChoice = (): Choice => {
  const parameters = new URLSearchParams(location.search)
  return { view: readView(parameters.get('view') ?? undefined), requestId: parameters.get('request') ?? undefined }
}

/** Which requests are listed and which one is open stand in the address, beside what the grid keeps there. */
export const useDeskAddress = (): Choice & { readonly choose: (change: Partial<Choice>) => void } => {
  const [choice, setChoice] = useState<Choice>({ view: 'waiting', requestId: undefined })
  useEffect(() => {
    setChoice(readChoice())
    const follow = (): void => setChoice(readChoice())
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const choose = (change: Partial<Choice>): void => {
    const next = { ...choice, ...change }
    const parameters = new URLSearchParams(location.search)
    parameters.set('view', next.view)
    if (next.requestId === undefined) parameters.delete('request')
    else parameters.set('request', next.requestId)
    if (change.view !== undefined) parameters.delete('page')
    history.replaceState(history.state, '', `${location.pathname}?${parameters.toString()}`)
    setChoice(next)
    // The grid reads its page from the address.
    dispatchEvent(new PopStateEvent('popstate'))
  }
  return { ...choice, choose }
}
