import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { SetUpForm } from '#features/access/identity-provider/blocks/set-up-form.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

/** Posts to its own address: first the code of the new app, then the person's word that the recovery codes are safe. */
export const Block = ({ art, isSetUp, recoveryCodes, ...entry }: SetUpForm) => {
  const t = useTexts('identity-provider')
  if (!isSetUp) return <Entry art={art} {...entry} />
  const hasCodes = recoveryCodes.length > 0
  return (
    <AccountFrame title={t('setUp.done.title')} lead={hasCodes ? t('setUp.done.lead') : undefined} art={art}>
      <form className={styles.form} method="post">
        {hasCodes && (
          <ul className={styles.codes} aria-label={t('setUp.codes')}>
            {recoveryCodes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ul>
        )}
        <Button type="submit" wide>
          {t(hasCodes ? 'setUp.done.saved' : 'setUp.done.continue')}
        </Button>
      </form>
    </AccountFrame>
  )
}

const Entry = ({
  art,
  secret,
  qr,
  backHref,
  isMissing,
  isMismatch,
  waitSeconds,
}: Omit<SetUpForm, 'isSetUp' | 'recoveryCodes'>) => {
  const t = useTexts('identity-provider')
  return (
    <AccountFrame title={t('setUp.title')} lead={t('setUp.lead')} art={art}>
      <form className={styles.form} method="post" noValidate>
        {waitSeconds !== undefined && (
          <Message tone="warn" live>
            {t('signIn.wait', { seconds: waitSeconds })}
          </Message>
        )}
        {qr && <QrCode {...qr} label={t('setUp.qr')} />}
        {secret !== undefined && (
          <p className={styles.secret}>
            {t('setUp.secret')} <code>{(secret.match(/.{1,4}/g) ?? []).join(' ')}</code>
          </p>
        )}
        <TextField
          id="code"
          name="code"
          label={t('second.code.app')}
          hint={t('setUp.hint')}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          required
          error={isMismatch ? t('setUp.mismatch') : isMissing ? t('second.missing') : undefined}
        />
        <Button type="submit" wide>
          {t('second.button')}
        </Button>
      </form>
      <p className={styles.more}>
        <a href={backHref}>{t('second.back')}</a>
      </p>
    </AccountFrame>
  )
}
