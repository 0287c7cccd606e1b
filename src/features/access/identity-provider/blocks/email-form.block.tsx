import { usePage } from '#foundation/blocks/public.ts'
import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { EmailForm } from '#features/access/identity-provider/blocks/email-form.schema.ts'
import { signInHref } from '#features/access/identity-provider/sign-in-href.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

export const Block = ({ art, purpose, email, fault }: EmailForm) => {
  const t = useTexts('identity-provider')
  const { config } = usePage()
  return (
    <AccountFrame title={t(`${purpose}.title`)} lead={t(`${purpose}.lead`)} art={art}>
      <form className={styles.form} method="post" noValidate>
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="username"
          defaultValue={email}
          required
          error={fault && t(`email.${fault}`)}
        />
        <Button type="submit" wide>
          {t('send.button')}
        </Button>
      </form>
      <p className={styles.more}>
        <a href={signInHref(config)}>{t('action.signIn')}</a>
      </p>
    </AccountFrame>
  )
}
