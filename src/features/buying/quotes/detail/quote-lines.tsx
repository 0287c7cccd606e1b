import type { ReactNode } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { productPath } from '#features/storefront/catalogue/public.ts'
import { compareLines, listDropped, type ComparedLine } from '#features/buying/quotes/quote-compare.rules.ts'
import type { QuoteLineView, QuoteVersionView } from '#features/buying/quotes/quote.schema.ts'
import { useReaderZone } from '#features/buying/quotes/use-reader-zone.client.ts'
import { fromMoneyJson, multiplyMoney, type MoneyJson } from '#kernel/money.ts'
import { Tag } from '#ui/badge.tsx'
import { Table, type Column, type Selection } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-detail.module.css'

type Line = ComparedLine<QuoteLineView>

const Changed = ({ former, children }: { former: string | undefined; children: ReactNode }) =>
  former === undefined ? (
    children
  ) : (
    <span className={styles.change}>
      <del>{former}</del> <ins>{children}</ins>
    </span>
  )

const useLineColumns = (kind: QuoteVersionView['kind'], hasRequestedPrices: boolean): Column<Line>[] => {
  const isOffer = kind !== 'Requested'
  const t = useTexts('quotes')
  const { locale } = usePage()
  const timeZone = useReaderZone()
  const { money, number, dateTime } = useFormats()
  const price = (amount: MoneyJson | null | undefined) => (amount ? money(amount) : '–')
  const days = (count: number | null | undefined) => (count === null || count === undefined ? '–' : number(count))
  return [
    {
      key: 'part',
      header: t('line.part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, name, isNew, validUntil, listPrice }) => (
        <span className={styles.part}>
          <a href={pageHref(locale, productPath(sku))}>{name}</a> {isNew && <Tag>{t('line.new')}</Tag>}
          <span className={styles.sku}>{sku}</span>
          {isOffer && listPrice && (
            <span className={styles.sku}>
              {t('line.list')} {money(listPrice)}
            </span>
          )}
          {validUntil !== null && (
            <span className={styles.muted}>{t('line.until', { until: dateTime(validUntil, { timeZone }) })}</span>
          )}
        </span>
      ),
    },
    {
      key: 'quantity',
      header: t('line.quantity'),
      numeric: true,
      phoneLabel: true,
      cell: ({ quantity, former }) => (
        <Changed former={former.quantity === undefined ? undefined : number(former.quantity)}>{number(quantity)}</Changed>
      ),
    },
    ...(isOffer
      ? []
      : ([
          { key: 'list', header: t('line.list'), numeric: true, phoneLabel: true, cell: ({ listPrice }) => price(listPrice) },
        ] satisfies Column<Line>[])),
    ...(hasRequestedPrices
      ? ([
          {
            key: 'wanted',
            header: t('line.wanted'),
            numeric: true,
            phoneLabel: true,
            cell: ({ wantedPrice }) => price(wantedPrice),
          },
        ] satisfies Column<Line>[])
      : []),
    ...(isOffer
      ? ([
          {
            key: 'unit',
            header: t('line.unit'),
            numeric: true,
            phoneLabel: true,
            cell: ({ unitPrice, former }) => (
              <Changed former={former.unitPrice ? money(former.unitPrice) : undefined}>{price(unitPrice)}</Changed>
            ),
          },
          {
            key: 'lead',
            header: t('line.lead'),
            numeric: true,
            phoneLabel: true,
            cell: ({ leadTimeDays, former }) => (
              <Changed former={typeof former.leadTimeDays === 'number' ? days(former.leadTimeDays) : undefined}>
                {days(leadTimeDays)}
              </Changed>
            ),
          },
        ] satisfies Column<Line>[])
      : []),
    {
      key: 'total',
      header: t('line.total'),
      numeric: true,
      cell: ({ unitPrice, wantedPrice, quantity }) => {
        const unit = kind === 'Countered' ? (wantedPrice ?? unitPrice) : unitPrice
        return unit ? money(multiplyMoney(fromMoneyJson(unit), quantity)) : '–'
      },
    },
  ]
}

type QuoteLinesProps = {
  version: QuoteVersionView
  /** The version that it is compared with. */
  before: QuoteVersionView | undefined
  /** Lines that shall be accepted, while that can be chosen. */
  chosen?: ReadonlySet<string> | undefined
  onChoose: (chosen: Set<string>) => void
}

export const QuoteLines = ({ version, before, chosen, onChoose }: QuoteLinesProps) => {
  const t = useTexts('quotes')
  const { number } = useFormats()
  const columns = useLineColumns(
    version.kind,
    version.lines.some(({ wantedPrice }) => wantedPrice !== null),
  )
  const dropped = listDropped(version.lines, before?.lines)
  const selection: Selection<Line> | undefined = chosen && {
    selected: chosen,
    onChange: onChoose,
    label: ({ sku }) => t('line.choose', { sku }),
    hasOwnBar: true,
  }
  return (
    <div className={`${styles.lines} scroll-x`}>
      <Table
        dense
        caption={t('lines', { number: number(version.number) })}
        columns={columns}
        rows={compareLines(version.lines, before?.lines)}
        rowKey={({ id }) => id}
        {...(selection && { selection })}
      />
      {dropped.length > 0 && (
        <p className={styles.muted}>
          {t('line.dropped')}: {dropped.map(({ sku, name }) => `${sku} ${name}`).join(', ')}
        </p>
      )}
    </div>
  )
}
