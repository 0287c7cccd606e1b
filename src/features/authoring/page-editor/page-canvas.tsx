import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'
import { loadFragment } from '#browser/load-fragment.ts'
import type { AuthorFields, Block } from '#foundation/blocks/public.ts'
import { attachDragging, type Dropped } from '#features/authoring/page-editor/drag-blocks.client.ts'
import { listTexts, type Gap, type TextPlace } from '#features/authoring/page-editor/place.rules.ts'
import { findInline, writeInline } from '#features/authoring/page-editor/write-inline.client.ts'
import { lookUp } from '#kernel/look-up.ts'
import styles from './page-editor.module.css'

export type CanvasProps = {
  address: string
  /** Changes when there is something new to see. */
  etag: string | undefined
  blocks: readonly Block[]
  fields: Readonly<Record<string, AuthorFields>>
  /** Types of blocks that hold others. */
  holders: readonly string[]
  chosen: string | undefined
  onChoose: (id: string) => void
  onDrop: (dropped: Dropped, gap: Gap) => void
  onText: (id: string, path: TextPlace['path'], text: string) => void
}

const blockOf = (target: EventTarget): HTMLElement | undefined =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-block-id]') ?? undefined) : undefined

/** The page itself, block by block: a click chooses one, a double click writes in it, the mouse drags it elsewhere. */
export const PageCanvas = ({ address, etag, blocks, fields, holders, chosen, onChoose, onDrop, onText }: CanvasProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState(0)
  /** While somebody writes in the page, it is not drawn anew under their hands. */
  const [isWriting, setWriting] = useState(false)
  useEffect(() => {
    if (etag === undefined || isWriting) return
    const leaving = new AbortController()
    const draw = async (): Promise<void> => {
      const fragment = await loadFragment(`${address}.draft.html`, { signal: leaving.signal })
      if (!fragment || leaving.signal.aborted) return
      place.current?.replaceChildren(fragment.content)
      setDrawn((count) => count + 1)
    }
    void draw()
    return () => leaving.abort()
  }, [etag, address, isWriting])
  useEffect(() => {
    const shown = place.current?.querySelectorAll<HTMLElement>('[data-block-id]') ?? []
    for (const block of shown) {
      block.draggable = true
      block.toggleAttribute('data-holds', holders.includes(block.dataset['blockType'] ?? ''))
      block.toggleAttribute('data-chosen-block', block.dataset['blockId'] === chosen)
    }
    // Who opens a page begins at its top.
    if (drawn > 1) place.current?.querySelector('[data-chosen-block]')?.scrollIntoView({ block: 'nearest' })
  }, [chosen, drawn, holders])
  const drop = useEffectEvent(onDrop)
  useEffect(
    () =>
      place.current ? attachDragging(place.current, { attribute: 'data-block-id', onDrop: (...all) => drop(...all) }) : undefined,
    [],
  )

  const choose = (event: MouseEvent): void => {
    // Links and buttons of the page are shown, not followed.
    event.preventDefault()
    const id = blockOf(event.target)?.dataset['blockId']
    if (id !== undefined && !isWriting) onChoose(id)
  }
  const write = (event: MouseEvent): void => {
    const element = blockOf(event.target)
    const block = blocks.find(({ id }) => id === element?.dataset['blockId'])
    const own = block && lookUp(fields, block.type)
    if (!element || !own || isWriting || !(event.target instanceof Element)) return
    const found = findInline(event.target, element, listTexts(own, block.props))
    if (!found) return
    setWriting(true)
    element.draggable = false
    void writeInline(found, {
      onText: (text) => onText(block.id, found.place.path, text),
      onEnd: () => setWriting(false),
    })
  }
  // The outline and the properties do the same by keyboard.
  return (
    <div
      ref={place}
      className={styles.canvas}
      onClickCapture={choose}
      onDoubleClick={write}
      onSubmit={(event) => event.preventDefault()}
    />
  )
}
