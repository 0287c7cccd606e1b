import type { CarriedOrder } from '#features/buying/quick-order/page/use-reading.client.ts'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** Says what of the document waits in the checkout. */
export const CarriedNote = ({ carried: { poNumber, document, replaced } }: { carried: CarriedOrder }) => {
  const t = useTexts('quick-order')
  if (poNumber === null && document === null) return null
  return (
    <Message tone={replaced === null ? 'info' : 'warn'}>
      {poNumber !== null && t('carried.number', { number: poNumber })}{' '}
      {document !== null && t('carried.document', { name: document })}{' '}
      {replaced !== null && t('carried.replaced', { number: replaced })}
    </Message>
  )
}
