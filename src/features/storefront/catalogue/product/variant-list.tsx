import { usePage } from '#foundation/blocks/public.ts'
import { ProductPrice } from '#features/storefront/catalogue/listing/product-price.tsx'
import { ProductStock } from '#features/storefront/catalogue/listing/product-stock.tsx'
import type { VariantTable } from '#features/storefront/catalogue/product/variant-table.rules.ts'
import { Tag } from '#ui/badge.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './variant-list.module.css'

/** On a phone each version is a small card; a wide table scrolls inside its frame, also by keyboard. */
export const VariantList = ({ columns, rows }: VariantTable) => {
  const t = useTexts('catalogue')
  const showsPrices = !usePage().flags.hideCurrency
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={`${styles.frame} scroll-x`} data-ground="page" role="region" aria-label={t('product.variants')} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('product.sku')}</th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {showsPrices && (
              <th scope="col" data-numeric="" data-offer-heading="">
                {t('product.price.list')}
              </th>
            )}
            <th scope="col">{t('product.stock')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ card, values, isCurrent }) => (
            <tr key={card.sku} data-current={isCurrent || undefined}>
              <th scope="row">
                <a href={card.href} aria-current={isCurrent ? 'page' : undefined}>
                  {card.sku}
                </a>
                {isCurrent && <Tag>{t('product.variants.current')}</Tag>}
              </th>
              {values.map((value, index) => (
                <td key={index} data-label={columns[index]}>
                  {value}
                </td>
              ))}
              {showsPrices && (
                <td data-offer="">
                  <ProductPrice sku={card.sku} price={card.price} />
                </td>
              )}
              <td data-offer="">
                <ProductStock sku={card.sku} stock={card.stock} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
