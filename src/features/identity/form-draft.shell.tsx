import { useEffect } from 'react'
import { isDraftRestored, restoreDrafts, watchForms } from '#features/identity/draft/form-draft.ts'
import { whenPersonKnown } from '#features/identity/person/person-here.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './draft/form-draft.module.css'

/** Brings back what this person was filling in when their session ended, and says so. */
export const Shell = () => {
  const t = useTexts('identity')
  const isRestored = isDraftRestored.use()
  useEffect(() => watchForms(), [])
  useEffect(() => whenPersonKnown(({ sub }) => restoreDrafts(sub)), [])
  return (
    <div className={styles.place} aria-live="polite">
      {isRestored && (
        <Message tone="info" onDismiss={() => isDraftRestored.set(false)}>
          {t('draft.restored')}
        </Message>
      )}
    </div>
  )
}
