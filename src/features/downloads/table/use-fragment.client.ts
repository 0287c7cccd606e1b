import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { fragmentAddress, readFragment, type LoadedFragment } from '#browser/load-fragment.ts'
import { usePage } from '#features/blocks/public.ts'

export type FragmentState =
  | { readonly status: 'loading' | 'failed' }
  /** Which version of the text stands there. */
  | { readonly status: 'shown'; readonly version: number }

type VersionedFragment = LoadedFragment & { readonly version: number }

/** Text and version come in one answer; a second reading goes past every cache. */
const loadVersioned = async (path: string, request: RequestInit): Promise<VersionedFragment | undefined> => {
  const answer = await fetch(fragmentAddress(path), { credentials: 'same-origin', ...request }).catch(() => undefined)
  if (!answer?.ok || answer.redirected) return undefined
  const html = await answer.text().catch(() => undefined)
  if (html === undefined) return undefined
  return { ...(await readFragment(html)), version: Number(answer.headers.get('x-content-version') ?? 0) }
}

/** Puts the blocks of a fragment into an element, without its own title, which the dialog has [2.19.1, 7.7.3]. */
export const useFragment = (path: string): [RefObject<HTMLDivElement | null>, FragmentState, () => Promise<void>] => {
  const place = useRef<HTMLDivElement>(null)
  const page = usePage()
  const [state, setState] = useState<FragmentState>({ status: 'loading' })

  const show = async (fragment: VersionedFragment | undefined): Promise<void> => {
    if (!fragment) return setState({ status: 'failed' })
    fragment.content.querySelector('h1, h2, h3')?.remove()
    place.current?.replaceChildren(fragment.content)
    setState({ status: 'shown', version: fragment.version })
    await fragment.wake({ ...page, islands: [] })
  }
  const showFirst = useEffectEvent(show)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void loadVersioned(path, { signal }).then((fragment) => (signal.aborted ? undefined : showFirst(fragment)))
    return () => leaving.abort()
  }, [path])

  const readAgain = async (): Promise<void> => {
    setState({ status: 'loading' })
    await show(await loadVersioned(path, { cache: 'reload' }))
  }
  return [place, state, readAgain]
}
