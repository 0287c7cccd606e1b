import { useEffect, useRef, useState } from 'react'
import { loadFragment } from '#browser/load-fragment.ts'
import type { Mark } from '#features/authoring/page-editor/compare.rules.ts'
import styles from './page-editor.module.css'

type VersionPictureProps = {
  label: string
  /** Of blocks that carry their names. */
  address: string
  marks: ReadonlyMap<string, Mark>
}

/** A version as it is drawn, at half its size, with what differs marked. */
export const VersionPicture = ({ label, address, marks }: VersionPictureProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    const leaving = new AbortController()
    const draw = async (): Promise<void> => {
      const fragment = await loadFragment(address, { signal: leaving.signal })
      if (!fragment || leaving.signal.aborted) return
      place.current?.replaceChildren(fragment.content)
      setDrawn((count) => count + 1)
    }
    void draw()
    return () => leaving.abort()
  }, [address])
  useEffect(() => {
    for (const block of place.current?.querySelectorAll<HTMLElement>('[data-block-id]') ?? []) {
      const mark = marks.get(block.dataset['blockId'] ?? '')
      if (mark) block.setAttribute('data-mark', mark)
      else block.removeAttribute('data-mark')
    }
  }, [marks, drawn])
  return (
    <figure className={styles.picture}>
      <figcaption>{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <div className={styles.sheet} role="region" aria-label={label} tabIndex={0}>
        <div ref={place} className={styles.half} inert />
      </div>
    </figure>
  )
}
