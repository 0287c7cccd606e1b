import { useEffect, useRef } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form.module.css'

type FormThanksProps = {
  form: FilledForm
  /** Of what was sent here; whoever sent it without script finds it in the mail. */
  reference?: string
}

/** Shown in place of the sent form, with the reference. */
export const FormThanks = ({ form, reference }: FormThanksProps) => {
  const t = useTexts('forms')
  const { locale, path } = usePage()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (reference !== undefined) place.current?.focus()
  }, [reference])
  return (
    <div ref={place} className={styles.thanks} tabIndex={-1}>
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <h2>{form.thanksTitle ?? t('thanks.title')}</h2>
      <p>{form.thanksText ?? t('thanks.text')}</p>
      {reference === undefined ? (
        <div>
          <ButtonLink variant="secondary" href={pageHref(locale, path)}>
            {t('again')}
          </ButtonLink>
        </div>
      ) : (
        <p>{t('thanks.reference', { reference })}</p>
      )}
    </div>
  )
}
