import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { readOwnOrder } from '#features/orders/orders/order.api.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { requestReturn, returnForm } from '#features/orders/orders/returns/return.api.ts'
import {
  findReturnFault,
  MAX_PICTURE_BYTES,
  MOST_PICTURES,
  RETURN_PICTURE,
  splitSerials,
  type ReturnReason,
} from '#features/orders/orders/returns/return.rules.ts'
import { createUploadQueue, useUploadItems } from '#foundation/uploads/public.ts'
import { lookUp } from '#kernel/look-up.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** Two fields for each line that can go back. */
type LineTexts = { [Field in `${'pieces' | 'serials'}-${number}`]: string }
type Values = LineTexts & { reason: ReturnReason; note: string }

const readLines = (values: Values, positions: readonly number[]) =>
  positions
    .map((position) => ({
      position,
      quantity: Number(lookUp(values, `pieces-${position}`) ?? 0),
      serials: splitSerials(lookUp(values, `serials-${position}`) ?? ''),
    }))
    .filter(({ quantity }) => quantity > 0)

/** The dialog's values, checked by the server's rules before they are sent. */
export const useReturnForm = (view: OrderView, position: number | undefined, onDone: () => void) => {
  const t = useTexts('orders')
  const [queue] = useState(() => createUploadQueue({ kind: RETURN_PICTURE, maxBytes: MAX_PICTURE_BYTES }))
  const files = useUploadItems(queue)
  const pictures = files.flatMap(({ upload, state }) => (upload && state === 'done' ? [upload.id] : []))
  const isUploading = files.some(({ state }) => state !== 'done' && state !== 'failed')
  const hasManyPictures = pictures.length > MOST_PICTURES
  const parts = view.parts.filter((part) => part.returnable > 0 && (position === undefined || part.position === position))
  const positions = parts.map((part) => part.position)
  const texts: LineTexts = Object.fromEntries(
    positions.flatMap((at) => [
      [`pieces-${at}`, at === position ? '1' : '0'],
      [`serials-${at}`, ''],
    ]),
  )
  const form = useEndpointForm(requestReturn, {
    rules: returnForm,
    request: { params: { number: view.number } },
    values: { ...texts, reason: 'damaged', note: '' },
    bodyOf: (values: Values) => ({
      ...{ reason: values.reason, note: values.note, lines: readLines(values, positions) },
      // More of them are said, and not sent.
      pictures: pictures.slice(0, MOST_PICTURES),
    }),
    faultsOf: (values) => {
      const lines = readLines(values, positions)
      if (lines.length === 0) return { [`pieces-${positions[0] ?? 0}`]: t('return.empty') }
      // The most that can go back is known already: it counts as sent.
      const sent = parts.map((part) => ({ position: part.position, shipped: part.returnable }))
      const found = findReturnFault(lines, sent, [])
      if (!found) return {}
      const field = found.fault === 'not_returnable' ? 'pieces' : 'serials'
      return { [`${field}-${found.position}`]: t(`return.${found.fault}`) }
    },
    isOnce: true,
    onSent: () => {
      onDone()
      return refreshQueries(readOwnOrder)
    },
    onRefused: () => refreshQueries(readOwnOrder),
  })
  const submit = form.check(() => (isUploading || hasManyPictures ? undefined : form.send()))
  return { form, submit, parts, queue, isUploading, hasManyPictures }
}
