import type { UseQueryResult } from '@tanstack/react-query'
import type { ShopVisit } from '#features/buying/procurement/shop/shop-visit.client.ts'
import type { findVisitParts } from '#features/buying/procurement/visit/visit.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { StockLine } from '#ui/stock-line.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './shop.module.css'

type Found = ReplyOf<typeof findVisitParts>

const FoundPart = ({ part, shop }: { part: Found['parts'][number]; shop: ShopVisit }) => {
  const t = useTexts('procurement')
  const { money } = useFormats()
  const { sku, name, image, price, stock, customerNumber, minimum } = part
  return (
    <li className={styles.part}>
      {image === undefined ? <span /> : <img src={image} width="56" height="45" alt="" loading="lazy" />}
      <div>
        <strong>{name}</strong>
        <small>{customerNumber === null ? sku : t('numbers', { sku, own: customerNumber })}</small>
        {stock && <StockLine state={stock.state}>{t(`stock.${stock.state}`)}</StockLine>}
      </div>
      <span className={styles.price}>{price ? money(price) : t('noPrice')}</span>
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
    </li>
  )
}

/** What the search found, above the cart. */
export const FoundParts = ({ found, shop, onClose }: { found: UseQueryResult<Found>; shop: ShopVisit; onClose: () => void }) => {
  const t = useTexts('procurement')
  const { data, isError, refetch } = found
  return (
    <section className={styles.found} aria-label={t('found')}>
      <header>
        <h2>{t('found')}</h2>
        <IconButton label={t('found.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={3} />}
      {!data && !isError && <Skeleton />}
      {data?.parts.length === 0 && <p role="status">{t('found.none')}</p>}
      {data && data.parts.length > 0 && (
        <ul>
          {data.parts.map((part) => (
            <FoundPart key={part.sku} part={part} shop={shop} />
          ))}
        </ul>
      )}
    </section>
  )
}
