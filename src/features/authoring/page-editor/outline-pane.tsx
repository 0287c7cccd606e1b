import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react'
import type { Block } from '#foundation/blocks/public.ts'
import { attachDragging, carryNew, type Dropped } from '#features/authoring/page-editor/drag-blocks.client.ts'
import { titleOf } from '#features/authoring/page-editor/editor.rules.ts'
import { holderFor } from '#features/authoring/page-editor/nest.rules.ts'
import { PALETTE_NAMES, type PaletteName } from '#features/authoring/page-editor/palette.rules.ts'
import type { Gap } from '#features/authoring/page-editor/place.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type OutlinePaneProps = {
  blocks: readonly Block[]
  nameOf: (block: Block) => string
  chosen: string | undefined
  /** Types of blocks that hold others. */
  holders: readonly string[]
  onChoose: (id: string | undefined) => void
  onPlace: (name: PaletteName) => void
  onMove: (id: string, by: -1 | 1) => void
  /** Into the block before it, or out of the one that it stands in. */
  onNest: (id: string, isIn: boolean) => void
  onDrop: (dropped: Dropped, gap: Gap) => void
}

/** The page's blocks in their order, and the palette. */
export const OutlinePane = ({ blocks, nameOf, chosen, holders, onChoose, onPlace, onMove, onNest, onDrop }: OutlinePaneProps) => {
  const t = useTexts('page-editor')
  const [find, setFind] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const drop = useEffectEvent(onDrop)
  useEffect(
    () =>
      list.current ? attachDragging(list.current, { attribute: 'data-entry', onDrop: (...all) => drop(...all) }) : undefined,
    [],
  )
  // A moved block is drawn anew: the keyboard focus follows it.
  const moved = useRef<string>(undefined)
  useEffect(() => {
    if (moved.current === undefined) return
    list.current?.querySelector<HTMLElement>(`[data-entry="${moved.current}"] > a`)?.focus()
    moved.current = undefined
  }, [blocks])
  const target = holderFor(blocks, chosen, '', holders)
  const steer = (event: KeyboardEvent, id: string): void => {
    if (!event.altKey || !event.key.startsWith('Arrow')) return
    event.preventDefault()
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') onMove(id, event.key === 'ArrowUp' ? -1 : 1)
    else {
      moved.current = id
      onNest(id, event.key === 'ArrowRight')
    }
  }
  const drawEntry = (block: Block) => {
    const inside = blocks.filter(({ into }) => into === block.id)
    return (
      <li
        key={block.id}
        data-entry={block.id}
        data-into={block.into}
        data-holds={holders.includes(block.type) || undefined}
        draggable
      >
        <a
          draggable={false}
          onKeyDown={(event) => steer(event, block.id)}
          href={`#${block.id}`}
          aria-current={block.id === chosen || undefined}
          onClick={(event) => {
            event.preventDefault()
            onChoose(block.id)
          }}
        >
          <b>{nameOf(block)}</b>
          <span>{titleOf(block)}</span>
        </a>
        {inside.length > 0 && <ol className={styles.inside}>{inside.map(drawEntry)}</ol>}
      </li>
    )
  }
  const offered = PALETTE_NAMES.filter((name) => t(`block.${name}`).toLowerCase().includes(find.trim().toLowerCase()))
  return (
    <aside className={styles.pane} data-pane="outline" aria-label={t('outline')}>
      <h2>{t('blocks')}</h2>
      <TextField
        type="search"
        size="small"
        label={t('find')}
        value={find}
        onChange={(event) => setFind(event.currentTarget.value)}
      />
      <div className={styles.palette}>
        {offered.map((name) => (
          <Button
            key={name}
            variant="secondary"
            size="small"
            draggable
            onDragStart={(event) => carryNew(event, name)}
            onClick={() => onPlace(name)}
          >
            {t(`block.${name}`)}
          </Button>
        ))}
        {offered.length === 0 && <p>{t('find.none')}</p>}
      </div>
      {target && <p className={styles.hint}>{t('into.hint', { block: titleOf(target) || nameOf(target) })}</p>}
      <h2>{t('order')}</h2>
      <p className={styles.hint}>{t('order.hint')}</p>
      <ol className={styles.outline} ref={list}>
        <li>
          <a
            href="#page"
            aria-current={chosen === undefined || undefined}
            onClick={(event) => {
              event.preventDefault()
              onChoose(undefined)
            }}
          >
            <b>{t('page')}</b>
          </a>
        </li>
        {blocks.filter(({ into }) => into === undefined).map(drawEntry)}
      </ol>
    </aside>
  )
}
