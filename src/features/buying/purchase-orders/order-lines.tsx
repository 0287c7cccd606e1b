import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { FixLine } from '#features/buying/purchase-orders/fix-line.tsx'
import { wordOfLine, type LineWord } from '#features/buying/purchase-orders/line-words.rules.ts'
import {
  listPurchaseOrders,
  readPurchaseOrder,
  removePurchaseLine,
  type ChangedLine,
  type PurchaseOrderLine,
  type ReadPurchaseOrder,
} from '#features/buying/purchase-orders/purchase-order.api.ts'
import { RememberNumber, type NumberOffer } from '#features/buying/purchase-orders/remember-number.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Message } from '#ui/message.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './purchase-orders.module.css'

const TONES: Readonly<Partial<Record<LineWord, BadgeTone>>> = { exact: 'ok', likely: 'info', added: 'ok', withdrawn: 'idle' }

const useColumns = (): readonly Column<PurchaseOrderLine>[] => {
  const t = useTexts('purchase-orders')
  const { money, number } = useFormats()
  return [
    {
      key: 'asked',
      header: t('asked'),
      rowHeader: true,
      phone: 'full',
      cell: (line) => (
        <>
          {line.asked}
          {line.sku !== null && <span className={styles.small}>{line.part ? `${line.sku} · ${line.part.name}` : line.sku}</span>}
        </>
      ),
    },
    {
      key: 'quantity',
      header: t('pieces'),
      numeric: true,
      phoneLabel: true,
      cell: ({ quantity }) => (quantity === null ? '–' : number(quantity)),
    },
    { key: 'price', header: t('theirs'), numeric: true, phoneLabel: true, cell: ({ price }) => (price ? money(price) : '–') },
    {
      key: 'ours',
      header: t('ours'),
      numeric: true,
      phoneLabel: true,
      cell: ({ part }) => (part?.price ? money(part.price) : '–'),
    },
    {
      key: 'match',
      header: t('match'),
      phone: 'full',
      cell: (line) => <Badge tone={TONES[wordOfLine(line)] ?? 'warn'}>{t(`line.${wordOfLine(line)}`)}</Badge>,
    },
  ]
}

/** The lines that were read of the document; of a draft, each can be put right or left out. */
export const OrderLines = ({ order: { id, lines, state } }: { order: ReadPurchaseOrder }) => {
  const t = useTexts('purchase-orders')
  const [busy, setBusy] = useState<number>()
  const [hasFailed, setFailed] = useState(false)
  const [offer, setOffer] = useState<NumberOffer>()
  const showAnswer = async (changed?: ChangedLine): Promise<void> => {
    setFailed(!changed)
    await refreshQueries(readPurchaseOrder, listPurchaseOrders)
    if (changed) setOffer(changed.offer ?? undefined)
  }
  const leaveOut = async (line: number): Promise<void> => {
    setBusy(line)
    const { ok } = await call(removePurchaseLine, { params: { id, line }, errors: 'own' })
    setFailed(!ok)
    await refreshQueries(readPurchaseOrder, listPurchaseOrders)
    setBusy(undefined)
  }
  const columns = useColumns()
  const open = state === 'Draft' ? lines.filter(({ sku, quantity }) => sku === null || quantity === null) : []
  return (
    <>
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      {offer && <RememberNumber key={offer.number} offer={offer} onClose={() => setOffer(undefined)} />}
      <Table dense caption={t('lines')} columns={columns} rows={lines} rowKey={({ line }) => String(line)} />
      {open.length > 0 && (
        <section className={styles.open}>
          <h3>{t('needsYou')}</h3>
          <ul>
            {open.map((line) => (
              <FixLine
                key={`${line.line} ${line.reason} ${line.number} ${line.quantity}`}
                order={id}
                line={line}
                busy={busy === line.line}
                onAnswer={showAnswer}
                onLeaveOut={() => void leaveOut(line.line)}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
