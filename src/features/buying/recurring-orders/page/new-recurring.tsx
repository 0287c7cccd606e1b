import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries, useEndpointQuery, useLatestRead } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listLists, readList } from '#features/buying/lists/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { CostCentreChoice } from '#features/buying/recurring-orders/page/cost-centre-choice.tsx'
import {
  EMPTY_DRAFT,
  findDraftFaults,
  toRecurringBody,
  type RecurringDraft,
} from '#features/buying/recurring-orders/page/recurring-draft.rules.ts'
import {
  createRecurringOrder,
  listRecurringOrders,
  recurringForm,
} from '#features/buying/recurring-orders/recurring-order.api.ts'
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

const UNPROCESSABLE = 422

/** Parts of the chosen list or order; none where it is not there. */
const useParts = () => {
  const { country } = usePage().locale
  const openList = useLatestRead(readList)
  const openOrder = useLatestRead(readOwnOrder)
  return async ({ source, list, orderNumber }: Pick<RecurringDraft, 'source' | 'list' | 'orderNumber'>) => {
    if (source === 'list') {
      const read = await openList({ params: { id: list }, query: { country } })
      return (read?.data?.items ?? []).filter(({ isSold }) => isSold)
    }
    const read = await openOrder({ params: { number: orderNumber.trim() }, query: {} })
    return (read?.data?.parts ?? []).filter(({ quantity }) => quantity > 0)
  }
}

const useRecurringForm = (onCreated: (id: string) => void) => {
  const ui = useTexts('ui')
  const { country, language } = usePage().locale
  return useEndpointForm(createRecurringOrder, {
    rules: recurringForm,
    request: () => ({ query: { country, language }, headers: orderingHeaders() }),
    values: EMPTY_DRAFT,
    bodyOf: toRecurringBody,
    faultsOf: (draft) => Object.fromEntries(Object.entries(findDraftFaults(draft)).map(([name, key]) => [name, ui(key)])),
    isOnce: true,
    onSent: async ({ id }) => {
      await refreshQueries(listRecurringOrders)
      onCreated(id)
    },
  })
}

const ScheduleFields = ({ form }: { form: ReturnType<typeof useRecurringForm> }) => {
  const t = useTexts('recurring-orders')
  return (
    <div className={styles.every}>
      <TextField label={t('count')} inputMode="numeric" maxLength={3} {...form.field('count')} />
      <Select label={t('unit')} options={UNITS.map((value) => ({ value, label: t(`unit.${value}`) }))} {...form.field('unit')} />
      <TextField label={t('startsOn')} {...form.field('startsOn')} type="date" />
    </div>
  )
}

/** Begins a recurring order from a list or an order. */
export const NewRecurring = ({ onClose, onCreated }: NewRecurringProps) => {
  const t = useTexts('recurring-orders')
  const readParts = useParts()
  const { data: lists } = useEndpointQuery(listLists, {})
  const [isReading, setReading] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const form = useRecurringForm(onCreated)
  const submit = form.check(async () => {
    if (isReading) return
    setReading(true)
    const chosen = { source: form.valueOf('source'), list: form.valueOf('list'), orderNumber: form.textOf('orderNumber') }
    const parts = await readParts(chosen)
    setReading(false)
    setMissing(parts.length === 0)
    if (parts.length === 0) return
    form.change(
      'lines',
      parts.map(({ sku, quantity }) => ({ sku, quantity })),
    )
    await form.send()
  })
  const { error } = form.outcome
  const fault = isMissing ? 'create.missing' : error && (error.status === UNPROCESSABLE ? 'create.unavailable' : 'failed')
  return (
    <Dialog
      open
      title={t('new')}
      onClose={onClose}
      footer={
        <Button type="submit" form="recurring-form" busy={isReading || form.isBusy}>
          {t('create')}
        </Button>
      }
    >
      <form {...form.props} id="recurring-form" className={styles.form} onSubmit={submit}>
        <TextField label={t('name')} {...form.field('name')} />
        <Select
          label={t('source')}
          options={(['list', 'order'] as const).map((value) => ({ value, label: t(`source.${value}`) }))}
          {...form.field('source')}
        />
        {form.valueOf('source') === 'list' ? (
          <Select
            label={t('list')}
            options={[
              { value: '', label: lists?.lists.length === 0 ? t('list.none') : '–' },
              ...(lists?.lists ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.field('list')}
          />
        ) : (
          <TextField label={t('orderNumber')} maxLength={30} {...form.field('orderNumber')} />
        )}
        <Select
          label={t('way')}
          options={(['days', 'call'] as const).map((value) => ({ value, label: t(`way.${value}`) }))}
          {...form.field('way')}
        />
        {form.valueOf('way') === 'call' ? (
          <TextField label={t('callUntil')} hint={t('way.call.hint')} {...form.field('callUntil')} type="date" />
        ) : (
          <ScheduleFields form={form} />
        )}
        <CostCentreChoice value={form.valueOf('costCentre') || null} onChoose={(code) => form.change('costCentre', code ?? '')} />
      </form>
      {fault && (
        <Message tone="bad" live>
          {t(fault)}
        </Message>
      )}
    </Dialog>
  )
}
