import { useRef, useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { approvalPath } from '#features/company/approvals/public.ts'
import * as api from '#features/buying/recurring-orders/recurring-order.api.ts'
import type { RecurringView } from '#features/buying/recurring-orders/recurring-order.schema.ts'
import { findWrongCall, readCallDraft } from '#features/buying/recurring-orders/page/call-draft.rules.ts'
import { orderPath } from '#features/orders/orders/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './recurring-orders.module.css'

type PricedLine = ReplyOf<typeof api.priceRecurringCall>['lines'][number]
type Fault = 'call.refused' | 'failed'
type Values = { readonly pieces: readonly string[] }

const REFUSED = [409, 422]
const isRefusal = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && REFUSED.includes(Number(error.status))

const usePricedColumns = (): readonly Column<PricedLine>[] => {
  const t = useTexts('recurring-orders')
  const { money, number } = useFormats()
  return [
    {
      key: 'part',
      header: t('part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, isShort }) => (
        <>
          {sku}
          {isShort && <span className={styles.warn}>{t('reason.stock')}</span>}
        </>
      ),
    },
    { key: 'pieces', header: t('pieces'), numeric: true, phoneLabel: true, cell: ({ quantity }) => number(quantity) },
    { key: 'unit', header: t('price'), numeric: true, phoneLabel: true, cell: ({ unit }) => (unit ? money(unit) : '–') },
    { key: 'total', header: t('total'), numeric: true, phoneLabel: true, cell: ({ total }) => (total ? money(total) : '–') },
  ]
}

/** Quantities to call, then what they cost, then the order. */
export const CallOff = ({ view: { id, lines, name } }: { view: RecurringView }) => {
  const t = useTexts('recurring-orders')
  const { locale } = usePage()
  const columns = usePricedColumns()
  const intent = useRef(createIntent())
  const [fault, setFault] = useState<Fault>()
  const [priced, setPriced] = useState<readonly PricedLine[]>()
  const calling = useEndpointMutation(api.callRecurringOrder)
  const fail = (error: unknown): void => setFault(isRefusal(error) ? 'call.refused' : 'failed')

  const form = useEndpointForm(api.priceRecurringCall, {
    rules: api.recurringCallForm,
    request: { params: { id } },
    values: { pieces: lines.map(() => '') },
    bodyOf: ({ pieces }: Values) => ({ lines: readCallDraft(pieces, lines) ?? [] }),
    faultsOf: ({ pieces }) => {
      const at = findWrongCall(pieces, lines)
      return at === undefined ? {} : { [`pieces.${at}`]: t('call.wrong') }
    },
    onSent: (reply) => {
      setFault(undefined)
      setPriced(reply.lines)
    },
    onRefused: fail,
  })
  const order = async (): Promise<void> => {
    if (!priced) return
    const body = {
      lines: priced.map(({ sku, quantity, unit }) => ({ sku, quantity, ...(unit && { seen: unit }) })),
      knownShort: priced.filter(({ isShort }) => isShort).map(({ sku }) => sku),
    }
    try {
      await calling.mutateAsync({ params: { id }, body, headers: intent.current.headersFor(body) })
      intent.current.settle()
      form.reset()
      setFault(undefined)
      await refreshQueries(api.listRecurringOrders, api.readRecurringOrder)
    } catch (error) {
      fail(error)
    }
    setPriced(undefined)
  }
  const { data: placed } = calling
  return (
    <section aria-labelledby="recurring-call">
      <h3 id="recurring-call">{t('call')}</h3>
      <form {...form.props} className={styles.form}>
        {lines.map(({ sku, name: part, left }, at) => (
          <TextField
            key={sku}
            label={`${part} (${sku})`}
            hint={t('call.left', { count: left ?? 0 })}
            inputMode="numeric"
            maxLength={7}
            disabled={left === 0}
            {...form.field(`pieces.${at}`)}
          />
        ))}
        <div>
          <Button type="submit" size="small" busy={form.isBusy}>
            {t('call.price')}
          </Button>
        </div>
      </form>
      {fault !== undefined && (
        <Message tone="bad" live>
          {t(fault)}
        </Message>
      )}
      {placed && 'approvalId' in placed && (
        <Message tone="info" live action={<a href={pageHref(locale, approvalPath(placed.approvalId))}>{t('waiting.open')}</a>}>
          {t('waiting')}
        </Message>
      )}
      {placed && 'orderNumber' in placed && (
        <Message tone="ok" live action={<a href={pageHref(locale, orderPath(placed.orderNumber))}>{placed.orderNumber}</a>}>
          {t('ordered', { number: placed.orderNumber })}
        </Message>
      )}
      {priced && (
        <Dialog
          open
          title={t('call.title', { name })}
          onClose={() => setPriced(undefined)}
          footer={
            <Button busy={calling.isPending} onClick={() => void order()}>
              {t('call.order')}
            </Button>
          }
        >
          <Table dense caption={t('lines')} columns={columns} rows={priced} rowKey={({ sku }) => sku} />
          <p className={styles.small}>{t('call.hint')}</p>
        </Dialog>
      )}
    </section>
  )
}
