import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import {
  accountRequestForm,
  listAccountRequests,
  requestAccount,
  withdrawAccountRequest,
} from '#features/accounts/ordering-accounts/account-request.api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormOutcome } from '#ui/form-outcome.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './ordering-accounts.module.css'

const TONES = { Waiting: 'warn', Approved: 'ok', Denied: 'bad', Withdrawn: 'idle' } as const
const FOLLOW_MS = 10_000

/** Whoever orders for a further account requests it here, and sees what became of it. */
export const AccountRequest = () => {
  const t = useTexts('ordering-accounts')
  const { date } = useFormats()
  const { appId } = usePage().config
  const [isOpen, setOpen] = useState(false)
  const [isSent, setSent] = useState(false)
  const { data, refetch } = useEndpointQuery(
    listAccountRequests,
    { appId },
    {
      followMs: (reply) => (reply?.requests.some(({ status }) => status === 'Waiting') ? FOLLOW_MS : undefined),
    },
  )
  const withdrawing = useEndpointMutation(withdrawAccountRequest)
  const withdraw = async (number: string): Promise<void> => {
    await withdrawing.mutateAsync({ appId, params: { number } }).catch(() => undefined)
    await refetch()
  }
  const requests = data?.requests.filter(({ status }) => status !== 'Withdrawn') ?? []
  return (
    <div className={styles.ask}>
      {requests.length > 0 && (
        <ul className={styles.asked} aria-label={t('ask.title')}>
          {requests.map(({ id, number, status, askedAt, note }) => (
            <li key={id}>
              <span>
                <strong>{number}</strong> <Badge tone={TONES[status]}>{t(`ask.${status}`)}</Badge>
              </span>
              <span className={styles.askedMore}>
                {id}, {date(askedAt)}
                {note !== '' && `: ${note}`}
              </span>
              {status === 'Waiting' && (
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`${t('ask.withdraw')} ${number}`}
                  onClick={() => void withdraw(number)}
                >
                  {t('ask.withdraw')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="status">{isSent && !isOpen && <Message tone="ok">{t('ask.sent')}</Message>}</div>
      {isOpen ? (
        <AskForm
          onClose={() => setOpen(false)}
          onSent={() => {
            void refetch()
            setOpen(false)
            setSent(true)
          }}
        />
      ) : (
        <div>
          {/* After the form it has the focus again. */}
          <Button variant="secondary" autoFocus={isSent} onClick={() => setOpen(true)}>
            {t('ask.open')}
          </Button>
        </div>
      )}
    </div>
  )
}

const AskForm = ({ onSent, onClose }: { onSent: () => void; onClose: () => void }) => {
  const t = useTexts('ordering-accounts')
  const { appId } = usePage().config
  const form = useEndpointForm(requestAccount, {
    rules: accountRequestForm,
    values: { number: '', reason: '' },
    request: { appId },
    draft: 'account-request',
    messages: { number: t('ask.invalid') },
    onSent,
  })
  return (
    <form {...form.props} className={styles.askForm}>
      <TextField label={t('ask.number')} hint={t('ask.hint')} autoFocus {...form.field('number')} maxLength={10} />
      <TextField label={t('ask.reason')} {...form.field('reason')} maxLength={1000} />
      <FormOutcome of={form.outcome} done={t('ask.sent')} />
      <div className={styles.askActions}>
        <Button type="submit" busy={form.isBusy}>
          {t('ask.send')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('ask.close')}
        </Button>
      </div>
    </form>
  )
}
