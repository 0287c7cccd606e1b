import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { SecondStepForm } from '#features/access/identity-provider/blocks/second-step-form.schema.ts'
import { PasskeyForm } from '#features/access/identity-provider/passkey-form.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

/** Posts to its own address; a code of the app and a recovery code go into the same field. */
export const Block = ({ art, hasAuthenticator, passkeyAction, backHref, isMissing, isMismatch, waitSeconds }: SecondStepForm) => {
  const t = useTexts('identity-provider')
  const way = hasAuthenticator ? 'app' : 'recovery'
  return (
    <AccountFrame title={t('second.title')} lead={t(`second.lead.${way}`)} art={art}>
      <form className={styles.form} method="post" noValidate>
        {waitSeconds !== undefined && (
          <Message tone="warn" live>
            {t('signIn.wait', { seconds: waitSeconds })}
          </Message>
        )}
        <TextField
          id="code"
          name="code"
          label={t(`second.code.${way}`)}
          hint={hasAuthenticator ? t('second.hint') : undefined}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={60}
          autoFocus
          required
          error={isMismatch ? t('second.mismatch') : isMissing ? t('second.missing') : undefined}
        />
        <Button type="submit" wide>
          {t('second.button')}
        </Button>
      </form>
      {passkeyAction && <PasskeyForm action={passkeyAction} label={t('passkey.use')} />}
      <p className={styles.more}>
        <a href={backHref}>{t('second.back')}</a>
      </p>
    </AccountFrame>
  )
}
