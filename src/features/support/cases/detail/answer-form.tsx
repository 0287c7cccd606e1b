import { useState } from 'react'
import { finishDraft, useFormDraft } from '#browser/draft/form-draft.ts'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { answerCase, readCase } from '#features/support/cases/case.api.ts'
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
  const [text, setText] = useState('')
  const [intent] = useState(createIntent)
  const [queue, setQueue] = useState(() => createUploadQueue({ kind: CASE_FILE, maxBytes: MAX_CASE_FILE_BYTES }))
  const files = useUploadItems(queue)
  const answer = useEndpointMutation(answerCase)
  const draft = useFormDraft(`case-${view.id}`)
  const isUploading = files.some(({ state }) => state !== 'done' && state !== 'failed')
  const send = async (step: Step): Promise<void> => {
    if (answer.isPending || isUploading || text.trim() === '') return
    const body = { text, step, uploads: files.flatMap(({ upload }) => (upload ? [upload.id] : [])) }
    try {
      await answer.mutateAsync({ params: { id: view.id }, body, headers: intent.headersFor(body) })
    } catch {
      return
    }
    intent.settle()
    finishDraft(draft.ref.current)
    setText('')
    setQueue(createUploadQueue({ kind: CASE_FILE, maxBytes: MAX_CASE_FILE_BYTES }))
    await refreshQueries(readCase)
  }
  return (
    <>
      {/* Beside the form: it has a form of its own. */}
      {isStaff && <CannedAnswers onChoose={setText} />}
      <form
        {...draft}
        className={styles.composer}
        onSubmit={(event) => {
          event.preventDefault()
          void send('answer')
        }}
      >
        <TextArea
          label={t('answer')}
          name="text"
          rows={5}
          required
          maxLength={10_000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FileUpload queue={queue} label={t('files')} hint={t('files.hint')} maxBytes={MAX_CASE_FILE_BYTES} isMultiple />
        {answer.isError && (
          <Message tone="bad" live>
            {t('answer.failed')}
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={answer.isPending} disabled={isUploading}>
            {t('answer.send')}
          </Button>
          {isStaff && (
            <>
              <Button variant="secondary" disabled={isUploading} onClick={() => void send('solve')}>
                {t('answer.solve')}
              </Button>
              <Button variant="quiet" disabled={isUploading} onClick={() => void send('work')}>
                {t('answer.work')}
              </Button>
            </>
          )}
        </div>
      </form>
    </>
  )
}
