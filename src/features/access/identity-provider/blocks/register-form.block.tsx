import { usePage } from '#foundation/blocks/public.ts'
import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { RegisterForm } from '#features/access/identity-provider/blocks/register-form.schema.ts'
import { signInHref } from '#features/access/identity-provider/sign-in-href.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

export const Block = ({ art, values, faults }: RegisterForm) => {
  const t = useTexts('identity-provider')
  const { config } = usePage()
  return (
    <AccountFrame title={t('register.title')} lead={t('register.lead')} art={art}>
      <form className={styles.form} method="post" noValidate>
        <div className={styles.pair}>
          <TextField
            id="firstName"
            name="firstName"
            label={t('register.firstName')}
            autoComplete="given-name"
            defaultValue={values.firstName}
            required
            error={faults.firstName && t('missing')}
          />
          <TextField
            id="lastName"
            name="lastName"
            label={t('register.lastName')}
            autoComplete="family-name"
            defaultValue={values.lastName}
            required
            error={faults.lastName && t('missing')}
          />
        </div>
        <TextField
          id="email"
          name="email"
          type="email"
          label={t('email')}
          autoComplete="email"
          defaultValue={values.email}
          required
          error={faults.email && t(`email.${faults.email}`)}
        />
        <Button type="submit" wide>
          {t('register.button')}
        </Button>
      </form>
      <p className={styles.more}>
        {t('register.known')} <a href={signInHref(config)}>{t('action.signIn')}</a>
      </p>
    </AccountFrame>
  )
}
