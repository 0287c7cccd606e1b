import { useState } from 'react'
import { call, type Answer } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { askReview, decideReview, listMarkets, readReview, withdrawReview } from '#features/authoring/authoring/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './page-editor.module.css'

type ReviewDialogProps = { pageId: string; onClose: () => void }

/** Somebody else looks at the page before visitors see it. */
export const ReviewDialog = ({ pageId, onClose }: ReviewDialogProps) => {
  const t = useTexts('page-editor')
  const { dateTime } = useFormats()
  const params = { id: pageId }
  const { data, isError } = useEndpointQuery(readReview, { params }, { staleTime: 0 })
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const review = data?.review
  const isOpen = review?.state === 'open'
  const step = async (what: string, send: () => Promise<Answer<unknown>>): Promise<void> => {
    setBusy(what)
    const answer = await send()
    setBusy(undefined)
    setFailed(!answer.ok)
    if (answer.ok) setNote('')
    await refreshQueries(readReview, listMarkets)
  }
  const decide = (decision: 'approve' | 'return'): Promise<void> =>
    step(decision, () => call(decideReview, { params, body: { decision, note }, errors: 'own' }))
  const said = (): string | undefined => {
    if (!review || review.state === 'withdrawn') return undefined
    if (isOpen) {
      const time = dateTime(review.askedAt)
      return review.isOwn ? t('review.openOwn', { time }) : t('review.open', { name: review.askedBy ?? t('someone'), time })
    }
    const reported = { name: review.decidedBy ?? t('someone'), time: dateTime(review.decidedAt ?? review.askedAt) }
    return t(review.state === 'approved' ? 'review.approved' : 'review.returned', reported)
  }
  const quoted = isOpen ? review.note : review?.answer
  return (
    <Dialog
      open
      title={t('review.title')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('review.close')}
          </Button>
          {data && !isOpen && (
            <Button
              busy={busy === 'ask'}
              onClick={() => void step('ask', () => call(askReview, { params, body: { note }, errors: 'own' }))}
            >
              {t('review.send')}
            </Button>
          )}
          {isOpen && review.isOwn && (
            <Button
              variant="secondary"
              busy={busy === 'withdraw'}
              onClick={() => void step('withdraw', () => call(withdrawReview, { params, errors: 'own' }))}
            >
              {t('review.withdraw')}
            </Button>
          )}
          {isOpen && review.mayDecide && (
            <>
              <Button variant="secondary" busy={busy === 'return'} onClick={() => void decide('return')}>
                {t('review.return')}
              </Button>
              <Button busy={busy === 'approve'} onClick={() => void decide('approve')}>
                {t('review.approve')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={styles.fields}>
        {said() !== undefined && <p>{said()}</p>}
        {quoted && <blockquote className={styles.found}>{quoted}</blockquote>}
        {review && !isOpen && review.state !== 'withdrawn' && !review.isCurrent && <p>{t('review.since')}</p>}
        {isOpen && !review.isOwn && !review.mayDecide && <Message tone="info">{t('review.own')}</Message>}
        {data && !isOpen && <p>{t('review.ask')}</p>}
        {data && (!isOpen || review.mayDecide) && (
          <TextArea
            label={t(isOpen ? 'review.answer' : 'review.note')}
            value={note}
            maxLength={1000}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {(hasFailed || isError) && (
          <Message tone="bad" live>
            {t('review.failed')}
          </Message>
        )}
      </div>
    </Dialog>
  )
}
