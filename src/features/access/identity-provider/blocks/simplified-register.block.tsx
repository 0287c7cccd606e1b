import { AccountFrame } from '#features/access/identity-provider/account-frame.tsx'
import type { DetailName, SimplifiedRegister } from '#features/access/identity-provider/blocks/simplified-register.schema.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../account-form.module.css'

const FIELDS = {
  firstName: { label: 'register.firstName', autoComplete: 'given-name', isOptional: false },
  lastName: { label: 'register.lastName', autoComplete: 'family-name', isOptional: false },
  jobTitle: { label: 'simple.jobTitle', autoComplete: 'organization-title', isOptional: false },
  department: { label: 'simple.department', autoComplete: 'off', isOptional: true },
  phone: { label: 'simple.phone', autoComplete: 'tel', isOptional: false },
  postalCode: { label: 'simple.postalCode', autoComplete: 'postal-code', isOptional: true },
  city: { label: 'simple.city', autoComplete: 'address-level2', isOptional: true },
} as const satisfies Record<DetailName, object>

export const Block = ({ art, values, missing, cancel }: SimplifiedRegister) => {
  const t = useTexts('identity-provider')
  const field = (name: DetailName) => {
    const { label, autoComplete, isOptional } = FIELDS[name]
    return (
      <TextField
        key={name}
        id={name}
        name={name}
        label={t(label)}
        autoComplete={autoComplete}
        maxLength={60}
        defaultValue={values[name]}
        optional={isOptional}
        required={!isOptional}
        error={missing.includes(name) ? t('missing') : undefined}
      />
    )
  }
  return (
    <AccountFrame title={t('simple.title')} lead={t('simple.lead')} art={art}>
      <form className={styles.form} method="post" noValidate data-keep-draft="simplified-register">
        <div className={styles.pair}>{(['firstName', 'lastName'] as const).map(field)}</div>
        <div className={styles.pair}>{(['jobTitle', 'department'] as const).map(field)}</div>
        {field('phone')}
        <div className={styles.pair}>{(['postalCode', 'city'] as const).map(field)}</div>
        <Button type="submit" wide>
          {t('simple.button')}
        </Button>
      </form>
      <p className={styles.more}>
        <a href={cancel}>{t('simple.cancel')}</a>
      </p>
    </AccountFrame>
  )
}
