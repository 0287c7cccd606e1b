import { useState } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { ChangeRefusal } from '#features/orders/order-changes/change-refusal.tsx'
import { ChangeBadge, ChangeLines } from '#features/orders/order-changes/change-lines.tsx'
import { decideChange, type listStaffChanges } from '#features/orders/order-changes/order-change.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../order-changes.module.css'

type ChangePanelProps = { change: ReplyOf<typeof listStaffChanges>['rows'][number]; onDecided: () => void }

/** One change, and the answer to it. */
export const ChangePanel = ({ change, onDecided }: ChangePanelProps) => {
  const t = useTexts('order-changes')
  const { locale } = usePage()
  const { dateTime } = useFormats()
  const [note, setNote] = useState('')
  const { mutateAsync, isPending, error } = useEndpointMutation(decideChange)
  const decide = async (decision: 'approve' | 'deny'): Promise<void> => {
    const isDone = await mutateAsync({
      params: { id: change.id },
      query: { language: locale.language },
      body: { decision, note },
    }).then(
      () => true,
      () => false,
    )
    if (isDone) onDecided()
  }
  return (
    <div className={styles.panel}>
      <div className={styles.head}>
        <ChangeBadge state={change.state} />
        <span className={styles.muted}>{dateTime(change.requestedAt)}</span>
      </div>
      <p>{[change.account, change.requester].filter(Boolean).join(', ')}</p>
      <ChangeLines lines={change.lines} />
      {change.note !== '' && <p>{t('note.customer', { note: change.note })}</p>}
      {change.state === 'Requested' ? (
        <>
          <TextArea
            label={t('note.staff')}
            optional
            value={note}
            maxLength={1000}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <div className={styles.buttons}>
            <Button busy={isPending} onClick={() => void decide('approve')}>
              {t('approve')}
            </Button>
            <Button variant="secondary" busy={isPending} onClick={() => void decide('deny')}>
              {t('deny')}
            </Button>
          </div>
        </>
      ) : (
        <p>
          {t('decided', { name: change.decider ?? '–', date: change.decidedAt === null ? '–' : dateTime(change.decidedAt) })}
          {change.answer !== '' && ` ${t('answer', { answer: change.answer })}`}
        </p>
      )}
      {error && <ChangeRefusal error={error} isStaff />}
    </div>
  )
}
