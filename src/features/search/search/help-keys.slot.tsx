import { usePage } from '#foundation/blocks/public.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-entry.module.css'

/** The back office has a search of its own. */
export const Slot = () => {
  const t = useTexts('search')
  if (usePage().area === 'back-office') return null
  return (
    <div className={styles.keyHint}>
      <KeyHint keys="/">{t('open')}</KeyHint>
    </div>
  )
}
