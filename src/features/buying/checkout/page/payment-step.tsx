import { useRef, useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { useEndpointMutation } from '#browser/query.ts'
import { chooseCard, choosePayment, paymentForm } from '#features/buying/checkout/checkout.api.ts'
import type { PaymentType } from '#features/buying/checkout/checkout.rules.ts'
import { MAX_PO_BYTES, PO_UPLOAD } from '#features/buying/checkout/checkout-limits.rules.ts'
import { CardFrameFields } from '#features/buying/checkout/page/card-frame.tsx'
import { useCardFrame } from '#features/buying/checkout/page/use-card-frame.client.ts'
import { useCheckoutPaths, type StepProps } from '#features/buying/checkout/page/use-checkout.client.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import { CheckoutBar } from '#features/buying/checkout/page/checkout-bar.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { InPlace } from '#ui/page-bar.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

type PaymentValues = { readonly type: PaymentType; readonly poNumber: string }

/** How it is paid, and the customer's own order that stands behind it. */
export const PaymentStep = ({ checkout, query, gateway }: StepProps) => {
  const { payment, quote } = checkout
  const t = useTexts('checkout')
  const { fileSize } = useFormats()
  const paths = useCheckoutPaths()
  const [keepsCard, setKeepsCard] = useState(payment.card !== undefined)
  const [keepsDocument, setKeepsDocument] = useState(payment.document !== undefined)
  const [queue] = useState(() => createUploadQueue({ kind: PO_UPLOAD, maxBytes: MAX_PO_BYTES }))
  const uploaded = useUploadItems(queue).findLast(({ state }) => state === 'done')?.upload
  const element = useRef<HTMLFormElement>(null)
  const [isTakingCard, setIsTakingCard] = useState(false)
  const takingCard = useEndpointMutation(chooseCard)
  const form = useEndpointForm(choosePayment, {
    rules: paymentForm,
    request: () => ({ query, headers: orderingHeaders() }),
    values: { type: payment.type, poNumber: payment.poNumber },
    bodyOf: ({ type, poNumber }: PaymentValues) => ({
      type,
      poNumber,
      documentId: uploaded ? uploaded.id : keepsDocument ? undefined : null,
    }),
    faultsOf: ({ type, poNumber }) => ({
      poNumber: type === 'purchase-order' && poNumber.trim() === '' ? t('po.missing') : undefined,
    }),
    messages: { poNumber: t('po.missing') },
    onSent: () => location.assign(paths.delivery),
  })
  const { problem } = form.outcome
  const hasFailed = takingCard.isError || problem?.fields.length === 0 || problem?.fields.includes('card')
  const type = form.valueOf('type')
  const needsCard = type === 'card' && !keepsCard
  const card = useCardFrame({ gateway, query, isShown: needsCard, onEnter: () => element.current?.requestSubmit() })

  /** True when the gateway has given a reference and the server has taken it. */
  const takeCard = async (): Promise<boolean> => {
    const answer = await card.requestReference()
    if (answer.type === 'failed') card.open()
    if (answer.type !== 'reference') return false
    const { reference } = answer
    const isTaken = await takingCard.mutateAsync({ query, body: { reference }, headers: orderingHeaders() }).then(
      () => true,
      () => false,
    )
    if (isTaken) setKeepsCard(true)
    return isTaken
  }
  const submit = form.check(async () => {
    if (isTakingCard || (needsCard && card.state !== 'ready')) return
    setIsTakingCard(needsCard)
    takingCard.reset()
    if (!needsCard || (await takeCard())) await form.send()
    setIsTakingCard(false)
  })
  const next = (
    <Button type="submit" form="payment-step" busy={isTakingCard || form.isBusy}>
      {t('continue')}
    </Button>
  )
  return (
    <>
      <form {...form.props} id="payment-step" ref={element} className={styles.form} onSubmit={submit}>
        <h2>{t('step.payment')}</h2>
        <RadioGroup
          legend={t('pay.how')}
          name="payment-type"
          value={type}
          onChange={(value) => form.change('type', value as PaymentType)}
          options={payment.types.map((value) => ({ value, label: t(`pay.${value}`), hint: t(`pay.${value}.hint`) }))}
        />
        {type === 'card' && keepsCard && payment.card && (
          <p className={styles.kept}>
            {t('card.kept', { brand: payment.card.brand, end: payment.card.lastFour, expires: payment.card.expires })}{' '}
            <Button variant="quiet" size="small" onClick={() => setKeepsCard(false)}>
              {t('card.other')}
            </Button>
          </p>
        )}
        {needsCard && <CardFrameFields card={card} />}
        <TextField
          label={t('po.number')}
          hint={t('po.hint')}
          autoComplete="off"
          {...form.field('poNumber')}
          required={type === 'purchase-order'}
        />
        {keepsDocument && payment.document ? (
          <p className={styles.kept}>
            <strong>{payment.document.name}</strong> {fileSize(payment.document.size)}{' '}
            <Button variant="quiet" size="small" onClick={() => setKeepsDocument(false)}>
              {t('po.remove')}
            </Button>
          </p>
        ) : (
          <FileUpload
            queue={queue}
            label={t('po.document')}
            hint={t('po.types')}
            accept=".pdf,.xlsx,.png,.jpg,.jpeg"
            maxBytes={MAX_PO_BYTES}
          />
        )}
        {hasFailed && (
          <Message tone="bad" live>
            {t('step.failed')}
          </Message>
        )}
        <p className={styles.actions}>
          <InPlace>{next}</InPlace>
          {!quote && <a href={paths.cart}>{t('back.cart')}</a>}
        </p>
      </form>
      <CheckoutBar checkout={checkout}>{next}</CheckoutBar>
    </>
  )
}
