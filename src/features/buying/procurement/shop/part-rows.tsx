import { placeHref } from '#features/buying/procurement/shop/place.rules.ts'
import type { ShopVisit } from '#features/buying/procurement/shop/shop-visit.client.ts'
import type { VisitPart, VisitView } from '#features/buying/procurement/visit/visit.api.ts'
import { Button } from '#ui/button.tsx'
import { StockLine } from '#ui/stock-line.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './shop.module.css'

type Shown = { readonly shop: ShopVisit; readonly operation: VisitView['operation'] }

const PartRow = ({ part, shop, operation }: Shown & { readonly part: VisitPart }) => {
  const t = useTexts('procurement')
  const { money } = useFormats()
  const { sku, name, image, price, stock, customerNumber, minimum } = part
  return (
    <li className={styles.part}>
      {image === undefined ? <span /> : <img src={image} width="56" height="45" alt="" loading="lazy" />}
      <div>
        <a className={styles.name} href={placeHref({ at: 'part', sku })}>
          {name}
        </a>
        <small>{customerNumber === null ? sku : t('numbers', { sku, own: customerNumber })}</small>
        {stock && <StockLine state={stock.state}>{t(`stock.${stock.state}`)}</StockLine>}
      </div>
      <span className={styles.price}>{price ? money(price) : t('noPrice')}</span>
      {operation !== 'inspect' && (
        <Button
          size="small"
          variant="secondary"
          disabled={!price}
          busy={shop.busy === sku}
          aria-label={t('add.part', { sku })}
          onClick={() => void shop.add(sku, minimum)}
        >
          {t('add')}
        </Button>
      )}
    </li>
  )
}

/** Parts with the account's price; their names lead to their facts, and nothing leads out of the visit. */
export const PartRows = ({ parts, ...shown }: Shown & { readonly parts: readonly VisitPart[] }) => (
  <ul>
    {parts.map((part) => (
      <PartRow key={part.sku} part={part} {...shown} />
    ))}
  </ul>
)
