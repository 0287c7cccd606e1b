import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './security.module.css'

/** Shown once: the server has only their hashes. */
export const CodeList = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const t = useTexts('account-settings')
  return (
    <div className={styles.codes}>
      <Message tone="warn" live>
        {t('codes.once')}
      </Message>
      <ul className={styles.codeList} aria-label={t('codes.title')}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button size="small" onClick={onClose}>
          {t('codes.saved')}
        </Button>
      </div>
    </div>
  )
}
