import { useState } from 'react'
import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { ReturnBadge } from '#features/administration/operations/returns/return-badge.tsx'
import { decideOneReturn, readOneReturn } from '#features/administration/operations/returns/return.api.ts'
import { findAnswerFault, RETURN_STEPS, type ReturnState } from '#features/orders/orders/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { ErrorState } from '#ui/state.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../operations.module.css'

type Found = ReplyOf<typeof readOneReturn>
type Moved = { onMoved: (state: ReturnState) => void }

const CONFLICT = 409

const Parts = ({ found }: { found: Found }) => {
  const t = useTexts('operations')
  const { number } = useFormats()
  return (
    <ul className={styles.parts}>
      {found.lines.map(({ position, sku, name, quantity, serials }) => (
        <li key={position}>
          {number(quantity)} × <span className="num">{sku}</span> {name}
          {serials.length > 0 && <small>{t('return.serials', { serials: serials.join(', ') })}</small>}
        </li>
      ))}
    </ul>
  )
}

const Pictures = ({ found: { number, pictures } }: { found: Found }) => {
  const t = useTexts('operations')
  if (pictures.length === 0) return <p>{t('return.noPictures')}</p>
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ id, name }) => {
        const address = `/api/back-office/v1/returns/${encodeURIComponent(number)}/pictures/${id}`
        return (
          <li key={id}>
            <a href={address}>
              <img src={address} alt={t('return.pictureOf', { name })} loading="lazy" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

/** The next steps; an approval says where the parts go, a refusal why. */
const Steps = ({ found, onMoved }: Moved & { found: Found }) => {
  const t = useTexts('operations')
  const isRequested = found.state === 'Requested'
  const [answer, setAnswer] = useState('')
  const [returnAddress, setReturnAddress] = useState(found.lastAddress)
  const [missing, setMissing] = useState<'answer' | 'returnAddress'>()
  const { mutateAsync, isPending, error } = useEndpointMutation(decideOneReturn)
  const move = async (state: ReturnState): Promise<void> => {
    const given = isRequested ? { answer: answer.trim(), returnAddress: returnAddress.trim() } : { answer: '', returnAddress: '' }
    const fault = findAnswerFault({ state, ...given })
    setMissing(fault)
    if (fault || isPending) return
    const isDone = await mutateAsync({ params: { number: found.number }, body: { state, ...given } }).then(
      () => true,
      () => false,
    )
    if (isDone) onMoved(state)
  }
  return (
    <>
      {isRequested && (
        <>
          <TextArea
            label={t('return.address')}
            hint={t('return.addressHint')}
            error={missing === 'returnAddress' ? t('return.addressMissing') : undefined}
            rows={4}
            maxLength={500}
            value={returnAddress}
            onChange={(event) => setReturnAddress(event.currentTarget.value)}
          />
          <TextArea
            label={t('return.answer')}
            hint={t('return.answerHint')}
            error={missing === 'answer' ? t('return.answerMissing') : undefined}
            maxLength={1000}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
        </>
      )}
      <div className={styles.tools}>
        {RETURN_STEPS[found.state].map((state, at) => (
          <Button key={state} variant={at === 0 ? 'primary' : 'secondary'} busy={isPending} onClick={() => void move(state)}>
            {t(`step.${state}` as 'step.Approved')}
          </Button>
        ))}
      </div>
      {error && (
        <Message tone="bad" live>
          {t(error.status === CONFLICT ? 'return.moved' : 'failed')}
        </Message>
      )}
    </>
  )
}

export const ReturnPanel = ({ number, onMoved }: Moved & { number: string }) => {
  const t = useTexts('operations')
  const { dateTime } = useFormats()
  const { data, isError, refetch } = useEndpointQuery(readOneReturn, { params: { number } })
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return null
  return (
    <div className={styles.form}>
      <div className={styles.tools}>
        <ReturnBadge state={data.state} />
        <span>{dateTime(data.requestedAt)}</span>
      </div>
      <p>{[data.orderNumber, data.soldTo, data.requestedBy].filter(Boolean).join(', ')}</p>
      <Parts found={data} />
      <p>{[t(`reason.${data.reason}` as 'reason.other'), data.note].filter(Boolean).join(': ')}</p>
      <Pictures found={data} />
      {data.returnAddress !== '' && <p className={styles.address}>{data.returnAddress}</p>}
      {data.answer !== '' && <p>{t('return.answered', { answer: data.answer })}</p>}
      <Steps found={data} onMoved={onMoved} />
    </div>
  )
}
