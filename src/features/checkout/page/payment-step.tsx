import { useState, type SyntheticEvent } from 'react'
import { CallError, useEndpointMutation } from '#browser/query.ts'
import { choosePayment } from '#features/checkout/checkout.api.ts'
import type { PaymentType } from '#features/checkout/checkout.rules.ts'
import { MAX_PO_BYTES, PO_UPLOAD } from '#features/checkout/checkout-limits.rules.ts'
import { CardFields, EMPTY_CARD } from '#features/checkout/page/card-fields.tsx'
import { useCheckoutPaths, type StepProps } from '#features/checkout/page/use-checkout.client.ts'
import { findCardFaults } from '#features/checkout/payment/card.rules.ts'
import { orderingHeaders } from '#features/pricing/public.ts'
import { createUploadQueue, FileUpload, useUploadItems } from '#features/uploads/public.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

/** What the server found wrong, by the last part of its path. */
const namedFields = ({ problem }: CallError): string[] => {
  const { details = [] } = (problem ?? {}) as { details?: readonly { path: string }[] }
  return details.map(({ path }) => path.split('/').at(-1) ?? '')
}

/** How it is paid, and the customer's own order that stands behind it. */
export const PaymentStep = ({ checkout: { payment }, query }: StepProps) => {
  const t = useTexts('checkout')
  const { fileSize } = useFormats()
  const paths = useCheckoutPaths()
  const [type, setType] = useState<PaymentType>(payment.type)
  const [poNumber, setPoNumber] = useState(payment.poNumber)
  const [card, setCard] = useState(EMPTY_CARD)
  const [keepsCard, setKeepsCard] = useState(payment.card !== undefined)
  const [keepsDocument, setKeepsDocument] = useState(payment.document !== undefined)
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [hasFailed, setHasFailed] = useState(false)
  const [queue] = useState(() => createUploadQueue({ kind: PO_UPLOAD, maxBytes: MAX_PO_BYTES }))
  const uploaded = useUploadItems(queue).findLast(({ state }) => state === 'done')?.upload
  const saving = useEndpointMutation(choosePayment)

  const findFaults = (): string[] => {
    if (type === 'purchase-order' && poNumber.trim() === '') return ['poNumber']
    return type === 'card' && !keepsCard ? findCardFaults(card, new Date().toISOString().slice(0, 10)) : []
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (saving.isPending) return
    const faults = findFaults()
    setWrong(faults)
    setHasFailed(false)
    if (faults.length > 0) return
    const documentId = uploaded ? uploaded.id : keepsDocument ? undefined : null
    const body = { type, poNumber, documentId, ...(type === 'card' && !keepsCard && { card }) }
    try {
      await saving.mutateAsync({ query, body, headers: orderingHeaders() })
      location.assign(paths.delivery)
    } catch (error) {
      const named = error instanceof CallError ? namedFields(error) : []
      setWrong(named)
      setHasFailed(named.length === 0)
    }
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
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
      {type === 'card' && !keepsCard && <CardFields card={card} onChange={setCard} wrong={wrong} />}
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
        <Button type="submit" busy={saving.isPending}>
          {t('continue')}
        </Button>
        <a href={paths.cart}>{t('back.cart')}</a>
      </p>
    </form>
  )
}
