import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { WaitingLines } from '#features/buying/procurement/page/waiting-lines.tsx'
import {
  decideWaitingOrder,
  listWaitingOrders,
  openWaitingOrder,
  type OpenedWaitingOrder,
} from '#features/buying/procurement/order/waiting-order.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './procurement.module.css'

type Decision = 'order' | 'refuse'
type Address = NonNullable<OpenedWaitingOrder['shipTo']>

const writeAddress = ({ name, street, extra, postalCode, city, region, countryCode }: Address): string =>
  [name, street, extra, `${postalCode} ${city}`.trim(), region, countryCode].filter(Boolean).join(', ')

const sayProblem = (problem: unknown): string | undefined =>
  typeof problem === 'object' && problem !== null && 'error' in problem && typeof problem.error === 'string'
    ? problem.error
    : undefined

/** Where the order says that it goes, and a choice where that is no place of ours to deliver to. */
const WaitingPlace = ({ order, place, onPlace }: { order: OpenedWaitingOrder; place: string; onPlace: (id: string) => void }) => {
  const t = useTexts('procurement')
  return (
    <>
      {order.shipTo && (
        <p className={styles.text}>
          {t('held.shipTo')}: {writeAddress(order.shipTo)}
        </p>
      )}
      {order.needsPlace && (
        <Select
          label={t('held.place')}
          hint={t('held.place.hint')}
          value={place}
          options={[
            { value: '', label: t('held.place.none') },
            ...order.places.map(({ id, ...address }) => ({ value: id, label: writeAddress(address) })),
          ]}
          onChange={(event) => onPlace(event.currentTarget.value)}
        />
      )}
    </>
  )
}

/** An order that waits, with everything that one must know before deciding. */
export const WaitingOrderDialog = ({ id, orderId, onClose }: { id: string; orderId: string; onClose: () => void }) => {
  const t = useTexts('procurement')
  const { dateTime } = useFormats()
  const { data, isError, refetch } = useEndpointQuery(openWaitingOrder, { params: { id } }, { staleTime: 0 })
  const [place, setPlace] = useState('')
  const [busy, setBusy] = useState<Decision>()
  const [fault, setFault] = useState<string>()
  const decide = async (decision: Decision): Promise<void> => {
    if (decision === 'order' && data?.needsPlace && place === '') return setFault(t('held.place.missing'))
    setBusy(decision)
    const body = { decision, ...(decision === 'order' && place !== '' && { place }) }
    const answer = await call(decideWaitingOrder, { params: { id }, body, errors: 'own' })
    setBusy(undefined)
    setFault(answer.ok ? undefined : (sayProblem(answer.problem) ?? t('failed')))
    if (!answer.ok) return
    onClose()
    await refreshQueries(listWaitingOrders)
  }
  const problem = fault ?? data?.problem ?? undefined
  return (
    <Dialog
      open
      size="wide"
      title={t('held.title', { order: orderId })}
      description={data && `${data.company}, ${data.connection}, ${dateTime(data.receivedAt)}`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={!data} busy={busy === 'refuse'} onClick={() => void decide('refuse')}>
            {t('held.refuse')}
          </Button>
          <Button disabled={!data || data.problem !== null} busy={busy === 'order'} onClick={() => void decide('order')}>
            {t('held.accept')}
          </Button>
        </>
      }
    >
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={3} />}
      {!data && !isError && <Skeleton shape="block" />}
      {data && (
        <div className={styles.stack}>
          {data.account !== null && (
            <p className={styles.text}>
              {t('account')}: {data.account}
            </p>
          )}
          <WaitingLines lines={data.lines} />
          {data.comments !== '' && <p className={styles.text}>{data.comments}</p>}
          <WaitingPlace order={data} place={place} onPlace={setPlace} />
        </div>
      )}
      {problem !== undefined && (
        <Message tone="bad" live>
          {problem}
        </Message>
      )}
    </Dialog>
  )
}
