import { useState } from 'react'
import { placeHref } from '#features/buying/procurement/shop/place.rules.ts'
import type { ShopVisit } from '#features/buying/procurement/shop/shop-visit.client.ts'
import type { VisitView } from '#features/buying/procurement/visit/visit.api.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { StockLine } from '#ui/stock-line.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './shop.module.css'

type Line = VisitView['lines'][number]

const MOST = 99_999

const Quantity = ({ line, shop }: { line: Line; shop: ShopVisit }) => {
  const t = useTexts('procurement')
  const [typed, setTyped] = useState<string>()
  const save = (): void => {
    const quantity = Number(typed)
    setTyped(undefined)
    if (typed === undefined || !Number.isInteger(quantity) || quantity === line.quantity) return
    if (quantity >= 1 && quantity <= MOST) void shop.change(line, quantity)
  }
  return (
    <input
      className={styles.quantity}
      type="number"
      min={1}
      max={MOST}
      inputMode="numeric"
      aria-label={t('pieces.of', { sku: line.sku })}
      value={typed ?? line.quantity}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={save}
      onKeyDown={(event) => event.key === 'Enter' && save()}
    />
  )
}

const useColumns = (shop: ShopVisit, { currency, operation }: VisitView): readonly Column<Line>[] => {
  const t = useTexts('procurement')
  const { money, number } = useFormats()
  const isFixed = operation === 'inspect'
  return [
    {
      key: 'part',
      header: t('part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, name, image }) => (
        <span className={styles.named}>
          {image !== null && <img src={image} width="44" height="36" alt="" loading="lazy" />}
          <span>
            <a className={styles.name} href={placeHref({ at: 'part', sku })}>
              {name}
            </a>
            <small>{sku}</small>
          </span>
        </span>
      ),
    },
    { key: 'own', header: t('own'), phone: 'start', phoneLabel: true, cell: ({ customerNumber }) => customerNumber ?? '–' },
    { key: 'unspsc', header: t('unspsc'), phone: 'hidden', cell: ({ unspsc }) => unspsc },
    {
      key: 'ready',
      header: t('ready'),
      phone: 'hidden',
      cell: ({ stock, leadDays }) => (
        <StockLine state={stock}>{leadDays ? t('days', { count: number(leadDays) }) : t(`stock.${stock}`)}</StockLine>
      ),
    },
    {
      key: 'quantity',
      header: t('pieces'),
      numeric: true,
      phoneLabel: true,
      cell: (line) => (isFixed ? number(line.quantity) : <Quantity key={line.quantity} line={line} shop={shop} />),
    },
    { key: 'unit', header: t('unit'), phone: 'hidden', cell: ({ unit }) => unit },
    {
      key: 'price',
      header: t('price', { currency }),
      numeric: true,
      phone: 'hidden',
      cell: ({ unitPrice, isSold }) => (unitPrice && isSold ? money(unitPrice) : t(isSold ? 'noPrice' : 'notSold')),
    },
    {
      key: 'total',
      header: t('total', { currency }),
      numeric: true,
      phoneLabel: true,
      cell: ({ total }) => (total ? money(total) : '–'),
    },
    ...(isFixed
      ? []
      : [
          {
            key: 'actions',
            header: t('actions'),
            phone: 'end' as const,
            cell: (line: Line) => (
              <IconButton label={t('remove.part', { sku: line.sku })} onClick={() => void shop.remove(line)}>
                <Icon name="trash" />
              </IconButton>
            ),
          },
        ]),
  ]
}

/** The lines that go back: our number and theirs, codes, unit and the contract's price. */
export const ShopLines = ({ shop, view }: { shop: ShopVisit; view: VisitView }) => {
  const t = useTexts('procurement')
  return <Table dense caption={t('cart')} columns={useColumns(shop, view)} rows={view.lines} rowKey={({ id }) => id} />
}
