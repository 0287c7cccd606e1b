import { useRef, useState } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { readOwnOrder } from '#features/orders/orders/order.api.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { requestReturn } from '#features/orders/orders/returns/return.api.ts'
import {
  findReturnFault,
  MAX_PICTURE_BYTES,
  MOST_PICTURES,
  RETURN_PICTURE,
  splitSerials,
  type ReturnFault,
  type ReturnReason,
} from '#features/orders/orders/returns/return.rules.ts'
import { createUploadQueue, useUploadItems } from '#foundation/uploads/public.ts'

type Entry = { readonly pieces: string; readonly serials: string }
type Fault = { readonly fault: ReturnFault | 'empty'; readonly position?: number }
const NOTHING: Entry = { pieces: '0', serials: '' }

/** The dialog's values, checked by the server's rules before they are sent. */
export const useReturnForm = (view: OrderView, position: number | undefined, onDone: () => void) => {
  const intent = useRef(createIntent())
  const [queue] = useState(() => createUploadQueue({ kind: RETURN_PICTURE, maxBytes: MAX_PICTURE_BYTES }))
  const files = useUploadItems(queue)
  const [reason, setReason] = useState<ReturnReason>('damaged')
  const [note, setNote] = useState('')
  const [entries, setEntries] = useState<ReadonlyMap<number, Entry>>(
    new Map(position === undefined ? [] : [[position, { pieces: '1', serials: '' }]]),
  )
  const [found, setFound] = useState<Fault>()
  const { mutateAsync, isPending, isError } = useEndpointMutation(requestReturn)
  const pictures = files.flatMap(({ upload, state }) => (upload && state === 'done' ? [upload.id] : []))
  const isUploading = files.some(({ state }) => state !== 'done' && state !== 'failed')
  const hasManyPictures = pictures.length > MOST_PICTURES

  const send = async (): Promise<void> => {
    const lines = [...entries]
      .map(([at, { pieces, serials }]) => ({ position: at, quantity: Number(pieces), serials: splitSerials(serials) }))
      .filter(({ quantity }) => quantity > 0)
    // The most that can go back is known already: it counts as sent.
    const sent = view.parts.map((part) => ({ position: part.position, shipped: part.returnable }))
    const fault: Fault | undefined = lines.length === 0 ? { fault: 'empty' } : findReturnFault(lines, sent, [])
    setFound(fault)
    if (fault || isPending || isUploading || hasManyPictures) return
    const body = { reason, note, lines, pictures }
    const isDone = await mutateAsync({ params: { number: view.number }, body, headers: intent.current.headersFor(body) }).then(
      () => true,
      () => false,
    )
    if (isDone) onDone()
    await refreshQueries(readOwnOrder)
  }

  return {
    ...{ queue, reason, setReason, note, setNote, found, send, isPending, isError, isUploading, hasManyPictures },
    entryOf: (at: number): Entry => entries.get(at) ?? NOTHING,
    change: (at: number, changed: Partial<Entry>): void =>
      setEntries(new Map(entries).set(at, { ...(entries.get(at) ?? NOTHING), ...changed })),
  }
}
