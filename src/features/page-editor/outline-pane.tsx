import { useState } from 'react'
import type { Block } from '#features/blocks/public.ts'
import { titleOf } from '#features/page-editor/editor.rules.ts'
import { nameOfType, PALETTE_NAMES, type PaletteName } from '#features/page-editor/palette.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type OutlinePaneProps = {
  blocks: readonly Block[]
  chosen: string | undefined
  onChoose: (id: string | undefined) => void
  onPlace: (name: PaletteName) => void
}

/** What the page holds, in its order, and what can be added to it. */
export const OutlinePane = ({ blocks, chosen, onChoose, onPlace }: OutlinePaneProps) => {
  const t = useTexts('page-editor')
  const [find, setFind] = useState('')
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
          <Button key={name} variant="secondary" size="small" onClick={() => onPlace(name)}>
            {t(`block.${name}`)}
          </Button>
        ))}
        {offered.length === 0 && <p>{t('find.none')}</p>}
      </div>
      <h2>{t('order')}</h2>
      <ol className={styles.outline}>
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
        {blocks.map((block) => {
          const name = nameOfType(block.type)
          return (
            <li key={block.id}>
              <a
                href={`#${block.id}`}
                aria-current={block.id === chosen || undefined}
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(block.id)
                }}
              >
                <b>{name ? t(`block.${name}`) : block.type}</b>
                <span>{titleOf(block)}</span>
              </a>
            </li>
          )
        })}
      </ol>
    </aside>
  )
}
