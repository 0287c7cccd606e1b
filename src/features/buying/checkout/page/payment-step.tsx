import { useRef, useState, type SyntheticEvent } from 'react'
import { CallError, useEndpointMutation } from '#browser/query.ts'
import { chooseCard, choosePayment } from '#features/buying/checkout/checkout.api.ts'
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

/** The server's faults, by the last part of their path. */
const namedFields = ({ problem }: CallError): string[] => {
  const { details = [] } = (problem ?? {}) as { details?: readonly { path: string }[] }
  return details.map(({ path }) => path.split('/').at(-1) ?? '')
}

/** How it is paid, and the customer's own order that stands behind it. */
export const PaymentStep = ({ checkout, query, gateway }: StepProps) => {
  const { payment, quote } = checkout
  const t = useTexts('checkout')
  const { fileSize } = useFormats()
  const paths = useCheckoutPaths()
  const [type, setType] = useState<PaymentType>(payment.type)
  const [poNumber, setPoNumber] = useState(payment.poNumber)
  const [keepsCard, setKeepsCard] = useState(payment.card !== undefined)
  const [keepsDocument, setKeepsDocument] = useState(payment.document !== undefined)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const [queue] = useState(() => createUploadQueue({ kind: PO_UPLOAD, maxBytes: MAX_PO_BYTES }))
  const uploaded = useUploadItems(queue).findLast(({ state }) => state === 'done')?.upload
  const form = useRef<HTMLFormElement>(null)
  const [isSaving, setIsSaving] = useState(false)
  const saving = useEndpointMutation(choosePayment)
  const takingCard = useEndpointMutation(chooseCard)
  const needsCard = type === 'card' && !keepsCard
  const card = useCardFrame({ gateway, query, isShown: needsCard, onEnter: () => form.current?.requestSubmit() })

  /** True when the gateway has given a reference and the server has taken it. */
  const takeCard = async (): Promise<boolean> => {
    const answer = await card.requestReference()
    if (answer.type === 'failed') card.open()
    if (answer.type !== 'reference') return false
    await takingCard.mutateAsync({ query, body: { reference: answer.reference }, headers: orderingHeaders() })
    setKeepsCard(true)
    return true
  }
  const save = async (): Promise<void> => {
    if (needsCard && !(await takeCard())) return
    const documentId = uploaded ? uploaded.id : keepsDocument ? undefined : null
    await saving.mutateAsync({ query, body: { type, poNumber, documentId }, headers: orderingHeaders() })
    location.assign(paths.delivery)
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isSaving || (needsCard && card.state !== 'ready')) return
    const isMissing = type === 'purchase-order' && poNumber.trim() === ''
    setWrong(isMissing ? ['poNumber'] : [])
    setHasFailed(false)
    if (isMissing) return
    setIsSaving(true)
    try {
      await save()
    } catch (error) {
      const named = error instanceof CallError ? namedFields(error) : []
      setWrong(named)
      setHasFailed(named.length === 0 || named.includes('card'))
    }
    setIsSaving(false)
  }
  const next = (
    <Button type="submit" form="payment-step" busy={isSaving}>
      {t('continue')}
    </Button>
  )
  return (
    <>
      <form id="payment-step" ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <h2>{t('step.payment')}</h2>
        <RadioGroup
          legend={t('pay.how')}
          name="payment-type"
          value={type}
          onChange={(value) => setType(value as PaymentType)}
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
          name="poNumber"
          maxLength={35}
          autoComplete="off"
          required={type === 'purchase-order'}
          value={poNumber}
          error={wrong.includes('poNumber') ? t('po.missing') : undefined}
          onChange={(event) => setPoNumber(event.target.value)}
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
