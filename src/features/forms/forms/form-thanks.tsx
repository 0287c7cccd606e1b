import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form.module.css'

/** Shown in place of the sent form, with the reference. */
export const FormThanks = ({ form, isHidden }: { form: FilledForm; isHidden: boolean }) => {
  const t = useTexts('forms')
  const { locale, path } = usePage()
  return (
    <div className={styles.thanks} data-form-thanks="" tabIndex={-1} hidden={isHidden}>
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <h2>{form.thanksTitle ?? t('thanks.title')}</h2>
      <p>{form.thanksText ?? t('thanks.text')}</p>
      <p data-form-reference={t('thanks.reference')} hidden />
      {!isHidden && (
        <div>
          <ButtonLink variant="secondary" href={pageHref(locale, path)}>
            {t('again')}
          </ButtonLink>
        </div>
      )}
    </div>
  )
}
