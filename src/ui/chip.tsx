import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './chip.module.css'

/** A filter that is on; its cross takes it off. */
export const Chip = ({
  label,
  onRemove,
  removeHref,
}: {
  label: string
  onRemove?: (event: MouseEvent) => void
  removeHref?: string
}) => {
  const name = useTexts('ui')('remove', { name: label })
  const cross = <Icon name="close" size="small" />
  return (
    <span className={styles.chip} data-removable={onRemove || removeHref ? true : undefined}>
      <span className={styles.label}>{label}</span>
      {removeHref !== undefined && (
        <a className={styles.cross} href={removeHref} aria-label={name} onClick={onRemove}>
          {cross}
        </a>
      )}
      {removeHref === undefined && onRemove && (
        <button type="button" className={styles.cross} aria-label={name} onClick={onRemove}>
          {cross}
        </button>
      )}
    </span>
  )
}

type ChoiceChipProps = { children: ReactNode; pressed: boolean; count?: ReactNode; onPress: () => void }

/** One of a few quick views, often with a count: "Open 38". */
export const ChoiceChip = ({ children, pressed, count, onPress }: ChoiceChipProps) => (
  <button type="button" className={styles.chip} data-choice aria-pressed={pressed} onClick={onPress}>
    {children}
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </button>
)

/** Scrolls sideways on a phone, wraps on a desktop. */
export const ChipRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.row} role="group" aria-label={label}>
    {children}
  </div>
)
