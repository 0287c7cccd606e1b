import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { takeTitle } from '#browser/fragment-title.ts'
import { fragmentAddress, loadFragment, type LoadedFragment } from '#browser/load-fragment.ts'
import { usePage } from '#foundation/blocks/public.ts'

export type FragmentState =
  | { readonly status: 'loading' | 'failed' }
  /** Which version of the text stands there. */
  | { readonly status: 'shown'; readonly version: number }

/** Puts the blocks of a fragment into an element, without its own title, which the dialog has [2.19.1, 7.7.3]. */
export const useFragment = (path: string): [RefObject<HTMLDivElement | null>, FragmentState, () => Promise<void>] => {
  const place = useRef<HTMLDivElement>(null)
  const page = usePage()
  const [state, setState] = useState<FragmentState>({ status: 'loading' })

  const show = async (fragment: LoadedFragment | undefined): Promise<void> => {
    if (!fragment) return setState({ status: 'failed' })
    takeTitle(fragment.content)
    place.current?.replaceChildren(fragment.content)
    setState({ status: 'shown', version: fragment.version ?? 0 })
    await fragment.hydrate({ ...page, islands: [] })
  }
  const showFirst = useEffectEvent(show)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void loadFragment(fragmentAddress(path), { signal }).then((fragment) => (signal.aborted ? undefined : showFirst(fragment)))
    return () => leaving.abort()
  }, [path])

  const readAgain = async (): Promise<void> => {
    setState({ status: 'loading' })
    // Past every cache: text and version come in one answer.
    await show(await loadFragment(fragmentAddress(path), { cache: 'reload' }))
  }
  return [place, state, readAgain]
}
