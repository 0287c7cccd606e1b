import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { answerCase, answerForm, readCase } from '#features/support/cases/case.api.ts'
import { CASE_FILE, MAX_CASE_FILE_BYTES } from '#features/support/cases/case-file.rules.ts'
import type { CaseView } from '#features/support/cases/case.schema.ts'
import { CannedAnswers } from '#features/support/cases/staff/canned-answers.tsx'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

type Step = 'answer' | 'solve' | 'work'

/** Staff also say what becomes of the case, and have answers at hand. */
export const AnswerForm = ({ view }: { view: CaseView }) => {
  const t = useTexts('cases')
  const isStaff = view.staff !== null
  const [queue, setQueue] = useState(() => createUploadQueue({ kind: CASE_FILE, maxBytes: MAX_CASE_FILE_BYTES }))
  const files = useUploadItems(queue)
  const isUploading = files.some(({ state }) => state !== 'done' && state !== 'failed')
  const form = useEndpointForm(answerCase, {
    rules: answerForm,
    request: { params: { id: view.id } },
    values: { text: '', step: 'answer', uploads: [] },
    isOnce: true,
    draft: `case-${view.id}`,
    onSent: () => {
      form.reset()
      setQueue(createUploadQueue({ kind: CASE_FILE, maxBytes: MAX_CASE_FILE_BYTES }))
      return refreshQueries(readCase)
    },
  })
  const send = (step: Step) =>
    form.check(() => {
      if (isUploading) return undefined
      form.change('step', step)
      form.change(
        'uploads',
        files.flatMap(({ upload }) => (upload ? [upload.id] : [])),
      )
      return form.send()
    })
  return (
    <>
      {/* Beside the form: it has a form of its own. */}
      {isStaff && <CannedAnswers onChoose={(text) => form.change('text', text)} />}
      <form {...form.props} className={styles.composer} onSubmit={send('answer')}>
        <TextArea label={t('answer')} rows={5} {...form.field('text')} />
        <FileUpload queue={queue} label={t('files')} hint={t('files.hint')} maxBytes={MAX_CASE_FILE_BYTES} isMultiple />
        {form.outcome.error && (
          <Message tone="bad" live>
            {t('answer.failed')}
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={form.isBusy} disabled={isUploading}>
            {t('answer.send')}
          </Button>
          {isStaff && (
            <>
              <Button variant="secondary" disabled={isUploading} onClick={send('solve')}>
                {t('answer.solve')}
              </Button>
              <Button variant="quiet" disabled={isUploading} onClick={send('work')}>
                {t('answer.work')}
              </Button>
            </>
          )}
        </div>
      </form>
    </>
  )
}
