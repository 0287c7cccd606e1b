import { useEffect, useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { CASE_FILE, MAX_CASE_FILE_BYTES } from '#features/support/cases/case-file.rules.ts'
import { CASE_KIND_NAMES, CASE_PRIORITIES, casePath } from '#features/support/cases/case.rules.ts'
import { CaseFields } from '#features/support/cases/create/case-fields.tsx'
import { SuggestedArticles } from '#features/support/cases/create/suggestions.tsx'
import { readGiven, useCaseForm } from '#features/support/cases/create/use-case-form.client.ts'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

/** Of the control that takes files. */
export const texts = ['uploads']

export const Block = () => {
  const t = useTexts('cases')
  const form = useCaseForm()
  const { reset } = form
  const [queue] = useState(() => createUploadQueue({ kind: CASE_FILE, maxBytes: MAX_CASE_FILE_BYTES }))
  const files = useUploadItems(queue)
  const isUploading = files.some(({ state }) => state !== 'done' && state !== 'failed')
  useEffect(() => {
    if (location.search !== '') reset(readGiven(location.search))
  }, [reset])
  if (form.caseNumber !== undefined) return <CreatedCase number={form.caseNumber} />
  const submit = form.check(() => {
    form.change(
      'uploads',
      files.flatMap(({ upload }) => (upload ? [upload.id] : [])),
    )
    return form.send()
  })
  return (
    <Section space="tight">
      <form {...form.props} className={styles.form} onSubmit={submit}>
        <Select
          label={t('field.kind')}
          options={CASE_KIND_NAMES.map((value) => ({ value, label: t(`kind.${value}`) }))}
          {...form.field('kind')}
        />
        <CaseFields form={form} />
        <TextField label={t('field.subject')} {...form.field('subject')} />
        <SuggestedArticles subject={form.textOf('subject')} />
        <TextArea label={t('field.text')} rows={7} {...form.field('text')} />
        <Select
          label={t('field.priority')}
          options={CASE_PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
          {...form.field('priority')}
        />
        <TextField label={t('field.copies')} hint={t('field.copies.hint')} optional {...form.field('copies')} />
        <FileUpload queue={queue} label={t('files')} hint={t('files.hint')} maxBytes={MAX_CASE_FILE_BYTES} isMultiple />
        {form.outcome.error && (
          <Message tone="bad" live>
            {t('answer.failed')}
          </Message>
        )}
        <div>
          <Button type="submit" busy={form.isBusy} disabled={isUploading}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Section>
  )
}

const CreatedCase = ({ number }: { number: string }) => {
  const t = useTexts('cases')
  const { locale } = usePage()
  return (
    <Section space="tight">
      <Message
        tone="ok"
        live
        title={t('created.title')}
        action={<ButtonLink href={pageHref(locale, casePath(number))}>{t('created.open')}</ButtonLink>}
      >
        {t('created.text', { number })}
      </Message>
    </Section>
  )
}
