import { MOVES, mayMove, type Found, type Move } from '#features/authoring/navigation-admin/move-entry.rules.ts'
import type { NavEntry, Navigation } from '#features/authoring/navigation-admin/nav-tree.rules.ts'
import { isLinkTarget } from '#foundation/blocks/public.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './navigation-admin.module.css'

const LONGEST_TITLE = 60

/** Every entry has a title, and every link a target that a browser may open [T-4]. */
export const isWhole = ({ title, href, children }: NavEntry): boolean =>
  title.trim() !== '' && (href === undefined || isLinkTarget(href.trim())) && children.every(isWhole)

type EntryPanelProps = {
  found: Found
  navigation: Navigation
  hasTried: boolean
  onEdit: (change: Partial<Pick<NavEntry, 'title' | 'href'>>) => void
  onMove: (move: Move) => void
  /** Absent where it has a menu, or can have none. */
  onGiveMenu?: (() => void) | undefined
  onRemove: () => void
}

/** The chosen entry: its words, its target, its place. */
export const EntryPanel = (props: EntryPanelProps) => {
  const { found, navigation, hasTried, onEdit, onMove, onGiveMenu, onRemove } = props
  const { entry, isHeading } = found
  const t = useTexts('navigation-admin')
  const { id, title, href } = entry
  return (
    <section className={styles.panel} data-open aria-label={t(isHeading ? 'heading' : 'entry')}>
      <h2 className={styles.title}>{t(isHeading ? 'heading' : 'entry')}</h2>
      <TextField
        label={t('title')}
        value={title}
        maxLength={LONGEST_TITLE}
        autoFocus={title === ''}
        error={hasTried && title.trim() === '' ? t('title.missing') : undefined}
        onChange={(event) => onEdit({ title: event.target.value })}
      />
      {href !== undefined && (
        <TextField
          label={t('link')}
          hint={t('link.hint')}
          value={href}
          inputMode="url"
          error={hasTried && !isLinkTarget(href.trim()) ? t('link.wrong') : undefined}
          onChange={(event) => onEdit({ href: event.target.value })}
        />
      )}
      <div className={styles.moves} role="group" aria-label={t('place')}>
        {MOVES.map((move) => (
          <Button
            key={move}
            variant="secondary"
            size="small"
            disabled={!mayMove(navigation, id, move)}
            onClick={() => onMove(move)}
          >
            {t(`move.${move}`)}
          </Button>
        ))}
        {onGiveMenu && (
          <Button variant="secondary" size="small" onClick={onGiveMenu}>
            {t('menu.add')}
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={onRemove}>
          {t('remove')}
        </Button>
      </div>
      <p className={styles.keys}>{t('keys')}</p>
    </section>
  )
}
