import { Fragment } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { FormField } from '#features/forms/forms/form-field.tsx'
import type { FilledForm, ShownField } from '#features/forms/forms/form.schema.ts'
import { FormProblems } from '#features/forms/forms/form-problems.tsx'
import { isShown } from '#features/forms/forms/rules/field.rules.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form.module.css'

/** Nobody sees it, so whatever is in it was written by a program [5.4.2]. */
const Honeypot = ({ name, type }: FilledForm['filled']['honeypot']) => (
  <div className={styles.honeypot} data-honeypot="">
    <label htmlFor={name}>{useTexts('forms')('honeypot')}</label>
    <input id={name} name={name} type={type} required tabIndex={-1} autoComplete="off" aria-hidden="true" />
  </div>
)

type SheetProps = {
  form: FilledForm
  /** In a dialog, which has a frame and a title of its own. */
  isBare: boolean
}

export const FormSheet = ({ form, isBare }: SheetProps) => {
  const t = useTexts('forms')
  const { locale, path, config } = usePage()
  const { formKey: key, heading, lead, fields, steps, filled, submitLabel, isButtonHeld, dialogTitle } = form
  const { formId, honeypot, drawnAt, today, values } = filled
  const first = Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]))
  const titleId = `${key}-title`
  const parts =
    steps.length === 0
      ? [{ title: '', fields }]
      : steps.map((title, index) => ({ title, fields: fields.filter(({ step }) => step === index + 1) }))
  const draw = (field: ShownField) => (
    <Fragment key={field.name}>
      <FormField form={form} field={field} isUnmet={!isShown(field, fields, { ...first, ...values })} />
      {honeypot.after === field.name && <Honeypot {...honeypot} />}
    </Fragment>
  )
  return (
    <form
      id={formId}
      className={styles.sheet}
      data-bare={isBare || undefined}
      method="post"
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      action={`${pageHref(locale, path)}.submit`}
      noValidate
      aria-labelledby={heading && !dialogTitle ? titleId : undefined}
      aria-label={heading && !dialogTitle ? undefined : (dialogTitle ?? key)}
      data-form-key={key}
      data-form-id={form.fixedId}
      data-form-today={today}
      data-form-memory={config.formMemoryExpiry}
      data-form-held={isButtonHeld || undefined}
    >
      {heading && !dialogTitle && <h2 id={titleId}>{heading}</h2>}
      {lead && !dialogTitle && <p className={styles.lead}>{lead}</p>}
      <FormProblems form={form} />
      {parts.map((part, index) => (
        <fieldset key={part.title} className={styles.step} data-form-step={index + 1} data-later={index > 0 || undefined}>
          {part.title && (
            <legend className={styles.legend}>
              {steps.length > 1 && <span className={styles.count}>{t('step.of', { step: index + 1, steps: steps.length })}</span>}
              {part.title}
            </legend>
          )}
          <div className={styles.grid}>{part.fields.map(draw)}</div>
        </fieldset>
      ))}
      <input type="hidden" name="form" value={key} />
      <input type="hidden" name="hp" value={honeypot.name} />
      <input type="hidden" name="drawn" value={drawnAt} />
      <div className={styles.actions}>
        {steps.length > 1 && (
          <>
            <Button variant="secondary" data-form-back="" hidden>
              {t('back')}
            </Button>
            <Button data-form-next="" hidden>
              {t('next')}
            </Button>
          </>
        )}
        <Button type="submit" name="submitBtn" value="1">
          {submitLabel ?? t('submit')}
        </Button>
        <span role="status" className={styles.status} data-form-status={t('sending')} />
      </div>
    </form>
  )
}
