import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { SignInForm } from '#features/access/identity-provider/blocks/sign-in-form.schema.ts'
import { PasskeyForm } from '#features/access/identity-provider/passkey-form.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

/** Posts to its own address; the answer is the next page, or this one with its errors. */
export const Block = ({
  art,
  email,
  action,
  isMissing,
  isMismatch,
  isUnconfirmed,
  isPasskeyUnknown,
  waitSeconds,
}: SignInForm) => {
  const t = useTexts('identity-provider')
  const { locale } = usePage()
  const isRetry = isMissing !== undefined || isMismatch || isUnconfirmed || waitSeconds !== undefined
  return (
    <AccountFrame title={t('signIn.title')} lead={t('signIn.lead')} art={art}>
      <form className={styles.form} method="post" action={action || undefined} noValidate>
        {waitSeconds !== undefined && (
          <Message tone="warn" live>
            {t('signIn.wait', { seconds: waitSeconds })}
          </Message>
        )}
        {isUnconfirmed && (
          <Message tone="info" live action={<a href={pageHref(locale, '/register/resend')}>{t('signIn.resend')}</a>}>
            {t('signIn.unconfirmed')}
          </Message>
        )}
        {isPasskeyUnknown && (
          <Message tone="warn" live>
            {t('passkey.unknown')}
          </Message>
        )}
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username webauthn"
          autoFocus={!isRetry && email === ''}
          defaultValue={email}
          required
          error={isMissing?.email ? t('email.missing') : undefined}
        />
        <TextField
          id="password"
          name="password"
          type="password"
          label={t('password')}
          autoComplete="current-password"
          autoFocus={isRetry || email !== ''}
          required
          error={isMismatch ? t('signIn.mismatch') : isMissing?.password ? t('password.missing') : undefined}
        />
        <p className={styles.beside}>
          <a href={pageHref(locale, '/forgot-password')}>{t('signIn.forgot')}</a>
        </p>
        <Button type="submit" wide>
          {t('signIn.button')}
        </Button>
      </form>
      {action && <PasskeyForm action={`${action}/passkey`} label={t('passkey.signIn')} />}
      <p className={styles.more}>
        {t('signIn.new')} <a href={pageHref(locale, '/register')}>{t('signIn.register')}</a>
      </p>
    </AccountFrame>
  )
}
