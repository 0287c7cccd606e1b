import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { readDecider } from '#features/administration/request-admin/request-admin.rules.ts'
import type { AdminRequest } from '#features/administration/request-admin/panel-facts.tsx'
import { decideAdminRequest, decisionForm, reopenAdminRequest } from '#foundation/requests/public.ts'
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

type Values = { readonly note: string; readonly until: string; readonly decision: 'approve' | 'deny' }

const OpenForm = ({ request: { id, person, subject, mayExpire }, onNews }: FormProps) => {
  const t = useTexts('request-admin')
  const form = useEndpointForm(decideAdminRequest, {
    rules: decisionForm,
    request: { params: { id } },
    values: { note: '', until: '', decision: 'approve' },
    bodyOf: ({ note, until, decision }: Values) => ({
      decision,
      note,
      ...(decision === 'approve' && until !== '' && { until }),
    }),
    isOnce: true,
    draft: `decision-${id}`,
    onSent: ({ status }) =>
      onNews({
        tone: 'ok',
        text: t(status === 'Approved' ? 'approved' : 'denied', { subject: subject.name, person: person.name }),
      }),
    onRefused: ({ status, problem }) => {
      const name = readDecider(problem)
      if (status === 409 && name !== undefined) onNews({ tone: 'warn', text: t('already', { name }) })
    },
  })
  const decide = (decision: Values['decision']) =>
    form.check(() => {
      form.change('decision', decision)
      return form.send()
    })
  const busy = form.isBusy ? form.valueOf('decision') : undefined
  const { error } = form.outcome
  return (
    <form {...form.props} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {mayExpire && <TextField type="date" label={t('until')} hint={t('until.hint')} {...form.field('until')} />}
      <TextArea label={t('note', { name: person.givenName })} rows={2} maxLength={1000} {...form.field('note')} />
      {error && readDecider(error.problem) === undefined && (
        <Message tone="bad" live>
          {t(error.status === 400 ? 'check' : 'failed')}
        </Message>
      )}
      <div className={styles.actions}>
        <Button variant="secondary" busy={busy === 'deny'} onClick={decide('deny')}>
          {t('deny')}
        </Button>
        <Button busy={busy === 'approve'} onClick={decide('approve')}>
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
