import { useState } from 'react'
import { savedItems, toggleSavedItem } from '#features/lists/use-saved-items.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

/** Keeps a part for another day, or lets it go again. */
export const SaveItem = ({ sku, isProduct }: { sku: string; isProduct: boolean }) => {
  const t = useTexts('lists')
  const isSaved = savedItems.use()?.has(sku) ?? false
  const [hasFailed, setHasFailed] = useState(false)
  const press = async (): Promise<void> => setHasFailed(!(await toggleSavedItem(sku)))
  return (
    <span className={styles.save}>
      <Button
        variant="quiet"
        size={isProduct ? 'medium' : 'small'}
        aria-pressed={isSaved}
        aria-label={t('save.sku', { sku })}
        onClick={() => void press()}
      >
        <Icon name={isSaved ? 'check' : 'save'} size="small" />
        {t(isSaved ? 'save.done' : 'save')}
      </Button>
      <span role="status">{hasFailed && t('failed')}</span>
    </span>
  )
}
