import { useRef, useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listLists, readList } from '#features/buying/lists/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { CostCentreChoice } from '#features/buying/recurring-orders/page/cost-centre-choice.tsx'
import { createRecurringOrder, listRecurringOrders } from '#features/buying/recurring-orders/recurring-order.api.ts'
import { UNITS } from '#features/buying/recurring-orders/schedule.rules.ts'
import { readOwnOrder } from '#features/orders/orders/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './recurring-orders.module.css'

type NewRecurringProps = { onClose: () => void; onCreated: (id: string) => void }
type Fault = 'create.wrong' | 'create.missing' | 'create.unavailable' | 'failed'

const UNPROCESSABLE = 422
const START = {
  name: '',
  source: 'list',
  list: '',
  orderNumber: '',
  way: 'days',
  count: '1',
  unit: 'months',
  startsOn: '',
  callUntil: '',
  costCentre: '',
}

/** Parts of the chosen list or order; none where it is not there. */
const readParts = async (values: typeof START, country: string, language: 'en') => {
  if (values.source === 'list') {
    const { data } = await call(readList, { params: { id: values.list }, query: { country, language }, errors: 'own' })
    return (data?.items ?? []).filter(({ isSold }) => isSold)
  }
  const { data } = await call(readOwnOrder, { params: { number: values.orderNumber.trim() }, query: { language }, errors: 'own' })
  return (data?.parts ?? []).filter(({ quantity }) => quantity > 0)
}

/** Its days, or the last day on which it can be called; undefined while something is missing. */
const readWay = ({ way, count, unit, startsOn, callUntil }: typeof START) => {
  if (way === 'call') return callUntil === '' ? undefined : { callUntil }
  const pieces = Number(count)
  const known = UNITS.find((one) => one === unit)
  return known && startsOn !== '' && Number.isInteger(pieces) && pieces >= 1
    ? { every: { count: pieces, unit: known }, startsOn }
    : undefined
}

type FieldsProps = { values: typeof START; onChange: (name: 'count' | 'unit' | 'startsOn', value: string) => void }

const ScheduleFields = ({ values, onChange }: FieldsProps) => {
  const t = useTexts('recurring-orders')
  return (
    <div className={styles.every}>
      <TextField
        label={t('count')}
        inputMode="numeric"
        maxLength={3}
        value={values.count}
        onChange={(event) => onChange('count', event.currentTarget.value)}
      />
      <Select
        label={t('unit')}
        value={values.unit}
        options={UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))}
        onChange={(event) => onChange('unit', event.target.value)}
      />
      <TextField
        label={t('startsOn')}
        type="date"
        value={values.startsOn}
        onChange={(event) => onChange('startsOn', event.currentTarget.value)}
      />
    </div>
  )
}

/** Begins a recurring order from a list or an order. */
export const NewRecurring = ({ onClose, onCreated }: NewRecurringProps) => {
  const t = useTexts('recurring-orders')
  const { locale } = usePage()
  const intent = useRef(createIntent())
  const [values, setValues] = useState(START)
  const [fault, setFault] = useState<Fault>()
  const { data: lists } = useEndpointQuery(listLists, {})
  const creation = useEndpointMutation(createRecurringOrder)
  const change = (name: keyof typeof START, value: string): void => setValues((now) => ({ ...now, [name]: value }))

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (creation.isPending) return
    const isChosen = values.source === 'list' ? values.list !== '' : values.orderNumber.trim() !== ''
    const way = readWay(values)
    if (!isChosen || values.name.trim() === '' || !way) return setFault('create.wrong')
    const parts = await readParts(values, locale.country, 'en')
    if (parts.length === 0) return setFault('create.missing')
    const lines = parts.map(({ sku, quantity }) => ({ sku, quantity }))
    const costCentre = values.costCentre === '' ? null : values.costCentre
    const body = { name: values.name, lines, costCentre, ...way }
    const headers = { ...orderingHeaders(), ...intent.current.headersFor(body) }
    try {
      const { id } = await creation.mutateAsync({ query: { country: locale.country, language: locale.language }, body, headers })
      await refreshQueries(listRecurringOrders)
      onCreated(id)
    } catch (error) {
      const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
      setFault(status === UNPROCESSABLE ? 'create.unavailable' : 'failed')
    }
  }
  return (
    <Dialog
      open
      title={t('new')}
      onClose={onClose}
      footer={
        <Button type="submit" form="recurring-form" busy={creation.isPending}>
          {t('create')}
        </Button>
      }
    >
      <form id="recurring-form" className={styles.form} onSubmit={(event) => void send(event)}>
        <TextField
          label={t('name')}
          maxLength={120}
          value={values.name}
          onChange={(event) => change('name', event.currentTarget.value)}
        />
        <Select
          label={t('source')}
          value={values.source}
          options={(['list', 'order'] as const).map((value) => ({ value, label: t(`source.${value}`) }))}
          onChange={(event) => change('source', event.target.value)}
        />
        {values.source === 'list' ? (
          <Select
            label={t('list')}
            value={values.list}
            options={[
              { value: '', label: lists?.lists.length === 0 ? t('list.none') : '–' },
              ...(lists?.lists ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(event) => change('list', event.target.value)}
          />
        ) : (
          <TextField
            label={t('orderNumber')}
            maxLength={30}
            value={values.orderNumber}
            onChange={(event) => change('orderNumber', event.currentTarget.value)}
          />
        )}
        <Select
          label={t('way')}
          value={values.way}
          options={(['days', 'call'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
          onChange={(event) => change('way', event.target.value)}
        />
        {values.way === 'call' ? (
          <TextField
            label={t('callUntil')}
            hint={t('way.call.hint')}
            type="date"
            value={values.callUntil}
            onChange={(event) => change('callUntil', event.currentTarget.value)}
          />
        ) : (
          <ScheduleFields values={values} onChange={change} />
        )}
        <CostCentreChoice
          value={values.costCentre === '' ? null : values.costCentre}
          onChoose={(code) => change('costCentre', code ?? '')}
        />
      </form>
      {fault !== undefined && (
        <Message tone="bad" live>
          {t(fault)}
        </Message>
      )}
    </Dialog>
  )
}
