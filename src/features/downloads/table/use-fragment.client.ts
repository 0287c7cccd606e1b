import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { fragmentAddress, readFragment } from '#browser/load-fragment.ts'
import { usePage } from '#features/blocks/public.ts'

export type FragmentState =
  | { readonly status: 'loading' | 'failed' }
  /** Which version of the text stands there. */
  | { readonly status: 'shown'; readonly version: number }

/** Puts the blocks of a fragment into an element, without its own title, which the dialog has [2.19.1, 7.7.3]. */
export const useFragment = (path: string): [RefObject<HTMLDivElement | null>, FragmentState, () => Promise<void>] => {
  const place = useRef<HTMLDivElement>(null)
  const page = usePage()
  const [state, setState] = useState<FragmentState>({ status: 'loading' })
  const load = useCallback(
    async (isAgain: boolean, signal?: AbortSignal): Promise<void> => {
      setState({ status: 'loading' })
      // Text and version come in one answer; a second reading goes past every cache.
      const request = { credentials: 'same-origin', cache: isAgain ? 'reload' : 'default', signal } as const
      const answer = await fetch(fragmentAddress(path), request).catch(() => undefined)
      if (signal?.aborted) return
      const html = answer?.ok && !answer.redirected ? await answer.text().catch(() => undefined) : undefined
      const fragment = html === undefined ? undefined : await readFragment(html)
      if (signal?.aborted || !place.current) return
      if (!fragment) return setState({ status: 'failed' })
      fragment.content.querySelector('h1, h2, h3')?.remove()
      place.current.replaceChildren(fragment.content)
      setState({ status: 'shown', version: Number(answer?.headers.get('x-content-version') ?? 0) })
      await fragment.wake({ ...page, islands: [] })
    },
    [path, page],
  )
  useEffect(() => {
    const leaving = new AbortController()
    void load(false, leaving.signal)
    return () => leaving.abort()
  }, [load])
  return [place, state, () => load(true)]
}
