import type { KeyboardEvent } from 'react'
import type { Move } from '#features/authoring/navigation-admin/move-entry.rules.ts'
import type { NavEntry } from '#features/authoring/navigation-admin/nav-tree.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './navigation-admin.module.css'

const CARRIED = 'application/x-navigation-entry'

/** With Alt, as in outlines of editors. */
const KEYS: Readonly<Partial<Record<string, Move>>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }

export type TreeActions = {
  readonly chosen: string | undefined
  readonly choose: (id: string) => void
  readonly move: (id: string, move: Move) => void
  readonly drop: (id: string, onto: string) => void
}

const EntryRow = ({ entry, actions }: { entry: NavEntry; actions: TreeActions }) => {
  const t = useTexts('navigation-admin')
  const { id, title, href, children, rest } = entry
  const isChosen = actions.chosen === id
  const onKeyDown = (event: KeyboardEvent): void => {
    const move = event.altKey ? lookUp(KEYS, event.key) : undefined
    if (!move) return
    event.preventDefault()
    actions.move(id, move)
  }
  return (
    <li>
      <div
        className={styles.row}
        data-chosen={isChosen || undefined}
        draggable
        onDragStart={(event) => event.dataTransfer.setData(CARRIED, id)}
        onDragOver={(event) => {
          if (event.dataTransfer.types.includes(CARRIED)) event.preventDefault()
        }}
        onDrop={(event) => {
          event.preventDefault()
          actions.drop(event.dataTransfer.getData(CARRIED), id)
        }}
      >
        <span className={styles.grip} aria-hidden="true" />
        <span className={styles.words}>
          <button
            type="button"
            className={styles.name}
            id={`entry-${id}`}
            aria-pressed={isChosen}
            onClick={() => actions.choose(id)}
            onKeyDown={onKeyDown}
          >
            {title === '' ? t('untitled') : title}
          </button>
          {href !== undefined && <span className={styles.address}>{href}</span>}
        </span>
        {rest['locked'] === true && (
          <span className={styles.note}>
            <Icon name="lock" size="small" /> {t('locked')}
          </span>
        )}
      </div>
      {children.length > 0 && <EntryList {...{ entries: children, actions }} />}
    </li>
  )
}

type EntryListProps = { entries: readonly NavEntry[]; actions: TreeActions; label?: string }

const EntryList = ({ entries, actions, label }: EntryListProps) => (
  <ul className={styles.list} aria-label={label}>
    {entries.map((entry) => (
      <EntryRow key={entry.id} {...{ entry, actions }} />
    ))}
  </ul>
)

/** One list of the navigation with everything below it. */
export const NavBranch = ({ title, entries, actions }: { title: string; entries: readonly NavEntry[]; actions: TreeActions }) => {
  const t = useTexts('navigation-admin')
  return (
    <section className={styles.branch} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {entries.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <EntryList {...{ entries, actions, label: title }} />
      )}
    </section>
  )
}
