import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { CertificateCheckProps } from '#features/training/training/certificates/certificate-check.schema.ts'
import type { ShownCertificate } from '#features/training/training/courses/training.schema.ts'
import { CERTIFICATES_PATH } from '#features/training/training/training-paths.rules.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './certificate-check.module.css'

const TONES = { valid: 'ok', expired: 'warn', revoked: 'bad' } as const

export const Block = ({ typed, certificate }: CertificateCheckProps) => {
  const t = useTexts('training')
  const { locale } = usePage()
  return (
    <div className={`wrap ${styles.place}`}>
      <h1>{t('check.title')}</h1>
      {certificate && <CertificateSheet certificate={certificate} />}
      {typed !== '' && !certificate && (
        <Message tone="bad" title={t('check.unknown.title')}>
          {t('check.unknown.text', { number: typed })}
        </Message>
      )}
      <form className={styles.form} action={pageHref(locale, CERTIFICATES_PATH)}>
        <TextField
          name="number"
          label={t('check.number')}
          hint={t('check.hint')}
          defaultValue={certificate ? '' : typed}
          maxLength={40}
          autoComplete="off"
          required
        />
        <Button type="submit" variant={certificate ? 'secondary' : 'primary'}>
          {t('check.button')}
        </Button>
      </form>
    </div>
  )
}

const CertificateSheet = ({ certificate }: { certificate: ShownCertificate }) => {
  const t = useTexts('training')
  const formats = useFormats()
  const { tenant } = usePage()
  const { number, holder, course, issuedOn, validUntil, state } = certificate
  return (
    <section className={styles.sheet} aria-label={t('check.sheet', { number })} data-state={state}>
      <p className={styles.issuer}>{tenant.name}</p>
      <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      <h2>{course.title}</h2>
      <p className={styles.holder}>{holder}</p>
      <dl>
        <div>
          <dt>{t('check.number')}</dt>
          <dd>{number}</dd>
        </div>
        <div>
          <dt>{t('check.course')}</dt>
          <dd>{course.id}</dd>
        </div>
        <div>
          <dt>{t('check.issued')}</dt>
          <dd>{formats.date(issuedOn)}</dd>
        </div>
        <div>
          <dt>{t('check.until')}</dt>
          <dd>{validUntil === null ? t('check.forEver') : formats.date(validUntil)}</dd>
        </div>
      </dl>
      <p className={styles.words}>{t(`state.${state}.text`)}</p>
    </section>
  )
}
