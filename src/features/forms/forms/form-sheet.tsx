import { Fragment, useRef } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { FormField } from '#features/forms/forms/form-field.tsx'
import type { FilledForm, ShownField } from '#features/forms/forms/form.schema.ts'
import { FormProblems } from '#features/forms/forms/form-problems.tsx'
import { FormThanks } from '#features/forms/forms/form-thanks.tsx'
import { isFragment } from '#features/forms/forms/submission.rules.ts'
import { useFormSending } from '#features/forms/forms/use-form-sending.client.ts'
import { useFormSheet } from '#features/forms/forms/use-form-sheet.client.ts'
import { useFormSteps } from '#features/forms/forms/use-form-steps.client.ts'
import { Button } from '#ui/button.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './form.module.css'

/** Nobody sees it, so whatever is in it was written by a program [5.4.2]. */
const Honeypot = ({ name, type }: FilledForm['filled']['honeypot']) => (
  <div className={styles.honeypot}>
    <label htmlFor={name}>{useTexts('forms')('honeypot')}</label>
    <input id={name} name={name} type={type} required tabIndex={-1} autoComplete="off" aria-hidden="true" />
  </div>
)

type FormSheetProps = {
  form: FilledForm
  /** In a dialog, which has a frame and a title of its own. */
  isBare: boolean
}

type Step = { readonly title: string; readonly fields: readonly ShownField[] }

const listSteps = ({ steps, fields }: FilledForm): Step[] =>
  steps.length === 0
    ? [{ title: '', fields }]
    : steps.map((title, index) => ({ title, fields: fields.filter(({ step }) => step === index + 1) }))

/** A form that works as it stands; with script it also checks while one types, remembers and sends without leaving the page. */
export const FormSheet = ({ form, isBare }: FormSheetProps) => {
  const t = useTexts('forms')
  const { locale, path } = usePage()
  const { formKey: key, heading, lead, fields, filled, submitLabel, dialogTitle } = form
  const element = useRef<HTMLFormElement>(null)
  const sheet = useFormSheet(form, element)
  const steps = useFormSteps(form, sheet, element)
  const { isSending, reference, submit } = useFormSending(key, sheet, steps)
  const { formId, honeypot } = sheet.visit ?? filled
  const isReady = sheet.visit !== undefined
  const isLast = steps.current === steps.last
  const action = filled.action ?? `${pageHref(locale, path)}.submit`
  // In a fragment, which stands beside the forms of a page, the form's key comes first.
  const fieldId = (name: string): string => (isFragment(action) ? `${key}-${name}` : name)
  const titleId = `${key}-title`
  const hasTitle = heading !== '' && !dialogTitle
  if (reference !== undefined) return <FormThanks form={form} reference={reference} />
  return (
    <form
      ref={element}
      id={formId}
      className={styles.sheet}
      data-bare={isBare || undefined}
      method="post"
      encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
      action={action}
      noValidate
      aria-labelledby={hasTitle ? titleId : undefined}
      aria-label={hasTitle ? undefined : (dialogTitle ?? key)}
      data-form-key={key}
      data-form-id={form.fixedId}
      data-form-ready={isReady ? '' : undefined}
      onInput={({ target }) => sheet.followInput(target)}
      onFocusCapture={sheet.followFocus}
      onBlurCapture={({ target }) => sheet.followBlur(target)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit(event.currentTarget)
      }}
    >
      {hasTitle && <h2 id={titleId}>{heading}</h2>}
      {lead && !dialogTitle && <p className={styles.lead}>{lead}</p>}
      <FormProblems form={form} summary={sheet.summary} fieldId={fieldId} />
      {listSteps(form).map((step, index, all) => (
        <fieldset
          key={index}
          className={styles.step}
          data-form-step={index + 1}
          data-later={(!isReady && index > 0) || undefined}
          hidden={isReady && index !== steps.current}
        >
          {step.title && (
            <legend className={styles.legend}>
              {all.length > 1 && <span className={styles.count}>{t('step.of', { step: index + 1, steps: all.length })}</span>}
              {step.title}
            </legend>
          )}
          <div className={styles.grid}>
            {step.fields.map((field) => (
              <Fragment key={field.name}>
                <FormField {...{ form, field, sheet, fieldId }} />
                {honeypot.after === field.name && <Honeypot {...honeypot} />}
              </Fragment>
            ))}
          </div>
        </fieldset>
      ))}
      <input type="hidden" name="form" value={key} />
      <input type="hidden" name="hp" value={honeypot.name} />
      <input type="hidden" name="drawn" value={filled.drawnAt} />
      <div className={styles.actions}>
        {steps.last > 0 && (
          <>
            <Button variant="secondary" hidden={!isReady || steps.current === 0} onClick={steps.back}>
              {t('back')}
            </Button>
            <Button hidden={!isReady || isLast} onClick={() => void steps.advance()}>
              {t('next')}
            </Button>
          </>
        )}
        <Button
          type="submit"
          name="submitBtn"
          value="1"
          hidden={isReady && !isLast}
          disabled={form.isButtonHeld && sheet.isInvalid}
          aria-disabled={isSending || undefined}
        >
          {submitLabel ?? t('submit')}
        </Button>
        <span role="status" className={styles.status}>
          {isSending && t('sending')}
        </span>
      </div>
    </form>
  )
}
