import { useState } from 'react'
import { savedItems, toggleSavedItem } from '#features/buying/lists/use-saved-items.client.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

/** Keeps a part for another day, or lets it go again; with a word on a product's own page, as an icon on a tile. */
export const SaveItem = ({ sku, isProduct }: { sku: string; isProduct: boolean }) => {
  const t = useTexts('lists')
  const isSaved = savedItems.use()?.has(sku) ?? false
  const [hasFailed, setHasFailed] = useState(false)
  const press = async (): Promise<void> => setHasFailed(!(await toggleSavedItem(sku)))
  const icon = <Icon name={isSaved ? 'check' : 'save'} size={isProduct ? 'medium' : 'small'} />
  const control = { 'aria-pressed': isSaved, onClick: () => void press() }
  const label = t('save.sku', { sku })
  return (
    <span className={styles.save}>
      {isProduct ? (
        <Button variant="secondary" aria-label={label} {...control}>
          {icon}
          {t(isSaved ? 'save.done' : 'save')}
        </Button>
      ) : (
        <IconButton label={label} {...control}>
          {icon}
        </IconButton>
      )}
      {hasFailed && <span role="alert">{t('failed')}</span>}
    </span>
  )
}
