import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { PasswordForm } from '#features/access/identity-provider/blocks/password-form.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

export const Block = ({ art, purpose, token, email, limits, fault }: PasswordForm) => {
  const t = useTexts('identity-provider')
  const isDifferent = fault === 'different'
  return (
    <AccountFrame title={t(`${purpose}.title`)} lead={t(`${purpose}.lead`, { email })} art={art}>
      <form className={styles.form} method="post" noValidate>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          id="password"
          name="password"
          type="password"
          label={t('set.new')}
          hint={t('set.hint', { min: limits.min })}
          autoComplete="new-password"
          minLength={limits.min}
          maxLength={limits.max}
          required
          error={fault && !isDifferent ? t(`password.${fault}`, limits) : undefined}
        />
        <TextField
          id="again"
          name="again"
          type="password"
          label={t('set.again')}
          autoComplete="new-password"
          required
          error={isDifferent ? t('password.different') : undefined}
        />
        <Button type="submit" wide>
          {t('set.button')}
        </Button>
      </form>
    </AccountFrame>
  )
}
