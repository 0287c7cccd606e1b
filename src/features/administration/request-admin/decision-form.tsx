import { useRef, useState } from 'react'
import { call } from '#browser/api.ts'
import { useFormDraft } from '#browser/draft/form-draft.ts'
import { createIntent } from '#browser/idempotency-key.ts'
import { readDecider } from '#features/administration/request-admin/request-admin.rules.ts'
import type { AdminRequest } from '#features/administration/request-admin/panel-facts.tsx'
import { decideAdminRequest, reopenAdminRequest } from '#foundation/requests/public.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message, type MessageTone } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './request-panel.module.css'

type FormProps = { request: AdminRequest; onNews: (news: { tone: MessageTone; text: string }) => void }

/** Grants or denies it; whoever comes second is informed who was first. */
export const DecisionForm = ({ request, onNews }: FormProps) => {
  const t = useTexts('request-admin')
  return (
    <section aria-labelledby="request-grant">
      <h3 id="request-grant">{t('grant')}</h3>
      {request.status === 'Waiting' && !request.isOwn && <OpenForm {...{ request, onNews }} />}
      {request.status === 'Waiting' && request.isOwn && <Message tone="info">{t('own')}</Message>}
      {request.status !== 'Waiting' && <Decided {...{ request, onNews }} />}
    </section>
  )
}

const OpenForm = ({ request: { id, person, subject, mayExpire }, onNews }: FormProps) => {
  const t = useTexts('request-admin')
  const [note, setNote] = useState('')
  const [until, setUntil] = useState('')
  const [busy, setBusy] = useState<'approve' | 'deny'>()
  const [problem, setProblem] = useState<string>()
  const intent = useRef(createIntent())
  const draft = useFormDraft(`decision-${id}`)
  const decide = async (decision: 'approve' | 'deny') => {
    if (busy) return
    setBusy(decision)
    setProblem(undefined)
    const body = { decision, note, ...(decision === 'approve' && until !== '' && { until }) }
    const answer = await call(decideAdminRequest, {
      params: { id },
      body,
      headers: intent.current.headersFor(body),
      isQuiet: true,
      errors: 'own',
    })
    setBusy(undefined)
    intent.current.settle()
    if (answer.ok)
      return onNews({
        tone: 'ok',
        text: t(decision === 'approve' ? 'approved' : 'denied', { subject: subject.name, person: person.name }),
      })
    const name = readDecider(answer.problem)
    if (answer.status === 409 && name !== undefined) return onNews({ tone: 'warn', text: t('already', { name }) })
    setProblem(t(answer.status === 400 ? 'check' : 'failed'))
  }
  return (
    <form {...draft} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {mayExpire && (
        <TextField
          type="date"
          name="until"
          label={t('until')}
          hint={t('until.hint')}
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
      )}
      <TextArea
        name="note"
        label={t('note', { name: person.givenName })}
        rows={2}
        maxLength={1000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {problem && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" busy={busy === 'deny'} onClick={() => void decide('deny')}>
          {t('deny')}
        </Button>
        <Button busy={busy === 'approve'} onClick={() => void decide('approve')}>
          {t('approve')}
        </Button>
      </div>
    </form>
  )
}

const Decided = ({ request: { id, status, by, note, mayReopen, subject, person }, onNews }: FormProps) => {
  const t = useTexts('request-admin')
  const [isBusy, setBusy] = useState(false)
  const reopen = async () => {
    setBusy(true)
    const { ok } = await call(reopenAdminRequest, { params: { id }, isQuiet: true, errors: 'own' })
    setBusy(false)
    onNews(
      ok
        ? { tone: 'ok', text: t('reopened', { subject: subject.name, person: person.name }) }
        : { tone: 'bad', text: t('failed') },
    )
  }
  return (
    <>
      <p>{status === 'Withdrawn' ? t('withdrawn') : t('already', { name: by ?? t('somebody') })}</p>
      {note !== '' && <blockquote className={styles.note}>{note}</blockquote>}
      {mayReopen && (
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => void reopen()}>
          {t('reopen')}
        </Button>
      )}
    </>
  )
}
