import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { LoadedFragment } from '#browser/load-fragment.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { MenuSpinner } from '#features/site/navigation/menu/menu-spinner.tsx'

/** Markup that the server drew, as it is. */
export const DrawnContent = ({ content, className }: { content: Node | undefined; className?: string | undefined }) => {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(content ?? ''), [content])
  return <div ref={place} className={className} />
}

type LateContentProps = {
  /** Called once; another level has another key. */
  load: () => Promise<LoadedFragment | undefined>
  className?: string | undefined
  /** Called when it stands in the page, or when it did not come. */
  onSettled?: (isThere: boolean) => void
}

/** A spinner until the level is there; one that does not come leaves nothing, without an error message [8.8.1]. */
export const LateContent = ({ load, className, onSettled }: LateContentProps) => {
  const page = usePage()
  const [loaded, setLoaded] = useState<{ readonly fragment: LoadedFragment | undefined }>()
  const start = useEffectEvent(load)
  const settle = useEffectEvent((fragment: LoadedFragment | undefined): void => {
    void fragment?.hydrate({ ...page, islands: [] })
    onSettled?.(fragment !== undefined)
  })
  useEffect(() => {
    let isGone = false
    void start().then((fragment) => isGone || setLoaded({ fragment }))
    return () => {
      isGone = true
    }
  }, [])
  useEffect(() => {
    if (loaded) settle(loaded.fragment)
  }, [loaded])
  if (loaded) return <DrawnContent content={loaded.fragment?.content} className={className} />
  return (
    <div className={className}>
      <MenuSpinner />
    </div>
  )
}
