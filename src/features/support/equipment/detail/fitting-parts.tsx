import { useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { useAddToCart } from '#features/buying/cart/public.ts'
import { productPath } from '#features/storefront/catalogue/public.ts'
import type { UnitView } from '#features/support/equipment/equipment.api.ts'
import { Tag } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../equipment.module.css'

type Part = UnitView['parts'][number]

const usePartColumns = (): readonly Column<Part>[] => {
  const t = useTexts('equipment')
  const { locale } = usePage()
  const { money } = useFormats()
  return [
    {
      key: 'part',
      header: t('part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, name, relation }) => (
        <>
          <a href={pageHref(locale, productPath(sku))}>{name}</a> {relation === 'replacement' && <Tag>{t('replacement')}</Tag>}
          <span className={styles.sku}>{sku}</span>
        </>
      ),
    },
    { key: 'price', header: t('price'), numeric: true, cell: ({ price }) => (price ? money(price) : '–') },
  ]
}

/** Parts that go with the unit; the chosen ones go into the cart. */
export const FittingParts = ({ view: { parts } }: { view: UnitView }) => {
  const t = useTexts('equipment')
  const { config } = usePage()
  const { number } = useFormats()
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [isEmpty, setEmpty] = useState(false)
  const cart = useAddToCart()
  const columns = usePartColumns()
  const order = (): void => {
    setEmpty(selected.size === 0)
    if (selected.size > 0) void cart.add([...selected].map((sku) => ({ sku, quantity: 1 })))
  }
  return (
    <section className={styles.card} aria-labelledby="unit-parts">
      <header className={styles.cardHead}>
        <h2 id="unit-parts">{t('parts', { count: number(parts.length) })}</h2>
        {parts.length > 0 && (
          <Button size="small" busy={cart.isAdding} onClick={order}>
            <Icon name="cart" size="small" />
            {t('order')}
          </Button>
        )}
      </header>
      {parts.length === 0 ? (
        <p className={styles.muted}>{t('parts.none')}</p>
      ) : (
        <Table
          caption={t('parts.caption')}
          columns={columns}
          rows={parts}
          rowKey={({ sku }) => sku}
          selection={{ selected, onChange: setSelected, label: ({ sku }) => t('select', { sku }), hasOwnBar: true }}
        />
      )}
      {isEmpty && (
        <Message tone="warn" live>
          {t('order.choose')}
        </Message>
      )}
      {cart.added && (
        <Message tone="ok" live action={<a href={config.minicart_url}>{t('cart')}</a>}>
          {t('order.added', { sku: cart.added.lines.map(({ sku }) => sku).join(', ') })}
        </Message>
      )}
      {cart.problem !== undefined && (
        <Message tone="bad" live>
          {cart.problem || t('order.refused')}
        </Message>
      )}
    </section>
  )
}
