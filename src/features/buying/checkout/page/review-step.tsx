import { useEffect, useRef, useState } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { changeCartLine } from '#features/buying/cart/public.ts'
import { CreditBox } from '#features/buying/checkout/page/credit-box.tsx'
import { ApprovalBox, useApprovalNeed } from '#features/buying/checkout/page/approval-box.tsx'
import { ReviewLines } from '#features/buying/checkout/page/review-lines.tsx'
import { WaitingForApproval } from '#features/buying/checkout/page/waiting-for-approval.tsx'
import { usePlaceOrder } from '#features/buying/checkout/page/use-place-order.client.ts'
import { useCheckoutPaths, type StepProps } from '#features/buying/checkout/page/use-checkout.client.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { CheckoutBar } from '#features/buying/checkout/page/checkout-bar.tsx'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { InPlace } from '#ui/page-bar.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

/** Everything once more, what changed meanwhile, and the order. */
export const ReviewStep = ({ checkout, query, refetch }: StepProps) => {
  const t = useTexts('checkout')
  const { money } = useFormats()
  const paths = useCheckoutPaths()
  const { place, isPlacing, isWaiting, problem, approvalId } = usePlaceOrder(checkout, query, refetch)
  const accepting = useEndpointMutation(changeCartLine)
  const [note, setNote] = useState('')
  const problemPlace = useRef<HTMLDivElement>(null)
  const { payment, delivery, problems } = checkout
  useEffect(() => {
    if (problem) problemPlace.current?.focus()
  }, [problem])
  const accept = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids)
      await accepting.mutateAsync({ params: { id }, query, body: { acceptsPrice: true }, headers: orderingHeaders() })
    await refetch()
  }
  const need = useApprovalNeed(checkout, query)
  const isOver = [need?.budget, need?.credit].some((one) => one?.isExceeded === true && one.policy === 'block')
  const isCardRefused = need?.needed === true && payment.type === 'card'
  const isBlocked = problems.length > 0 || isOver || isCardRefused
  if (approvalId !== undefined) return <WaitingForApproval id={approvalId} />
  const order = (
    <Button
      busy={isPlacing}
      aria-disabled={isBlocked || undefined}
      aria-describedby={isBlocked ? 'why-not' : undefined}
      onClick={isBlocked ? undefined : () => void place(note)}
    >
      {t(need?.needed ? 'place.approval' : 'place')}
    </Button>
  )
  return (
    <>
      <div className={styles.form}>
        <h2>{t('step.review')}</h2>
        <div ref={problemPlace} tabIndex={-1} className={styles.problems}>
          {problem && (
            <Message tone="bad" live>
              {t(`problem.${problem}`)} {problem.startsWith('card') && <a href={paths.payment}>{t('card.change')}</a>}
            </Message>
          )}
          {problems.map(({ code, lines }) => (
            <Message key={code} tone="warn" title={t(`changed.${code}`)} live>
              <ul>
                {lines.map(({ sku, from, to }) => (
                  <li key={sku}>{from && to ? t('changed.line', { sku, from: money(from), to: money(to) }) : sku}</li>
                ))}
              </ul>
              {code === 'price_changed' ? (
                <Button
                  variant="secondary"
                  size="small"
                  busy={accepting.isPending}
                  onClick={() => void accept(lines.map(({ id }) => id))}
                >
                  {t('changed.accept')}
                </Button>
              ) : (
                <a href={paths.cart}>{t('back.cart')}</a>
              )}
            </Message>
          ))}
        </div>
        <dl className={styles.chosen}>
          <div>
            <dt>{t('step.payment')}</dt>
            <dd>
              {t(`pay.${payment.type}`)}
              {payment.type === 'card' && payment.card && `, ${payment.card.brand} •••• ${payment.card.lastFour}`}
              {payment.poNumber && `, ${payment.poNumber}`}
            </dd>
            <dd>
              <a href={paths.payment}>
                {t('change')}
                <span className="visually-hidden"> {t('step.payment')}</span>
              </a>
            </dd>
          </div>
          <div>
            <dt>{t('step.delivery')}</dt>
            <dd>
              {t(`method.${delivery.method}`)}, {t(delivery.isComplete ? 'parts.complete' : 'parts.partial')}
            </dd>
            <dd>
              <a href={paths.delivery}>
                {t('change')}
                <span className="visually-hidden"> {t('step.delivery')}</span>
              </a>
            </dd>
          </div>
        </dl>
        <ReviewLines checkout={checkout} />
        <ApprovalBox checkout={checkout} query={query} refetch={refetch} need={need} />
        {need?.credit && <CreditBox credit={need.credit} />}
        {isCardRefused && (
          <Message tone="warn" live>
            {t('problem.card_with_approval')} <a href={paths.payment}>{t('card.change')}</a>
          </Message>
        )}
        {need?.needed && (
          <TextArea
            label={t('approval.note')}
            hint={t('approval.note.hint')}
            optional
            maxLength={1000}
            value={note}
            onChange={({ currentTarget: { value } }) => setNote(value)}
          />
        )}
        <p className={styles.actions}>
          <InPlace>{order}</InPlace>
          {!checkout.quote && <a href={paths.cart}>{t('edit')}</a>}
        </p>
        <p role="status">{isWaiting && t('card.waiting')}</p>
        {isBlocked && <p id="why-not">{t('blocked')}</p>}
      </div>
      <CheckoutBar checkout={checkout}>{order}</CheckoutBar>
    </>
  )
}
