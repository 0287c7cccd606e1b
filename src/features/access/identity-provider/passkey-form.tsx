import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './account-form.module.css'

/** Shown by script alone: without it there is no passkey to request. */
export const PasskeyForm = ({ action, label }: { action: string; label: string }) => {
  const t = useTexts('identity-provider')
  return (
    <form className={styles.passkey} method="post" action={action} data-passkey data-unused="">
      <p className={styles.or}>{t('passkey.or')}</p>
      <input type="hidden" name="answer" />
      <Button type="button" variant="secondary" wide>
        <Icon name="key" /> {label}
      </Button>
      <div data-passkey-problem hidden>
        <Message tone="warn" live>
          {t('passkey.failed')}
        </Message>
      </div>
    </form>
  )
}
