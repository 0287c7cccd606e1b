import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-admin.module.css'

type RowActionsProps = { name: string; onEdit: () => void; onRemove: () => void }

/** The name is heard, not seen: the row shows it already. */
export const RowActions = ({ name, onEdit, onRemove }: RowActionsProps) => {
  const t = useTexts('search-admin')
  return (
    <span className={styles.actions}>
      <Button variant="secondary" size="small" onClick={onEdit}>
        {t('edit')}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <Button variant="quiet" size="small" onClick={onRemove}>
        {t('remove')}
        <span className="visually-hidden"> {name}</span>
      </Button>
    </span>
  )
}
