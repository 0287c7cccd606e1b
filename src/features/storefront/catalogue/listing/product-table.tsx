import { markSlot, usePage } from '#foundation/blocks/public.ts'
import { writeAttributeSort, type ListingSort } from '#features/storefront/catalogue/category-index/listing-order.rules.ts'
import { writeListingQuery, type ListingChoice } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { ProductPrice } from '#features/storefront/catalogue/listing/product-price.tsx'
import { ProductStock } from '#features/storefront/catalogue/listing/product-stock.tsx'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { CompareMark } from '#features/storefront/catalogue/listing/compare-mark.tsx'
import type { ProductCard } from '#features/storefront/catalogue/product/product-card.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-table.module.css'

type HeadProps = { label: string; up: ListingSort; down?: ListingSort; listing: Listing; address: string }

/** A link that sorts by the column, and the other way round when it does already. */
const SortHead = ({ label, up, down, listing: { choice, ask }, address }: HeadProps) => {
  const isUp = choice.sort === up
  const isDown = down !== undefined && choice.sort === down
  const next: ListingChoice = { ...choice, page: 1, sort: isUp && down ? down : up }
  return (
    <th scope="col" aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}>
      <a
        href={address + writeListingQuery(next)}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          void ask(next)
        }}
      >
        {label}
        {(isUp || isDown) && <Icon name="down" size="small" />}
      </a>
    </th>
  )
}

/** Dense: a line a product, with the attributes that this category is compared by. */
export const ProductTable = ({ listing, address }: { listing: Listing; address: string }) => {
  const t = useTexts('catalogue')
  const { hideCurrency } = usePage().flags
  const { items, columns } = listing.view
  const head = { listing, address }
  return (
    <div className={`${styles.scroll} scroll-x`} data-ground="page" aria-busy={listing.state === 'loading' || undefined}>
      <table className={styles.table}>
        <caption className="visually-hidden">{t('products')}</caption>
        <thead>
          <tr>
            <SortHead label={t('product.sku')} up="sku" {...head} />
            <SortHead label={t('listing.product')} up="name" {...head} />
            {!hideCurrency && <SortHead label={t('product.price.list')} up="price" down="price-desc" {...head} />}
            <th scope="col">{t('product.stock')}</th>
            {columns.map(({ key, name, sortable }) =>
              sortable ? (
                <SortHead
                  key={key}
                  label={name}
                  up={writeAttributeSort(key, false)}
                  down={writeAttributeSort(key, true)}
                  {...head}
                />
              ) : (
                <th key={key} scope="col">
                  {name}
                </th>
              ),
            )}
            <th scope="col">
              <span className="visually-hidden">{t('listing.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody {...markSlot('product-list', '')}>
          {items.map((card) => (
            <Row key={card.sku} card={card} columns={columns} showsPrice={!hideCurrency} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { card: ProductCard; columns: Listing['view']['columns']; showsPrice: boolean }

const Row = ({ card, columns, showsPrice }: RowProps) => {
  const { sku, name, href, image, price, stock, facts } = card
  return (
    <tr>
      <td className={styles.number}>
        <a href={href}>
          {image && <img src={image} alt="" width="40" height="32" loading="lazy" />}
          {sku}
        </a>
      </td>
      <th scope="row">{name}</th>
      {showsPrice && (
        <td className={styles.price}>
          <ProductPrice sku={sku} price={price} />
        </td>
      )}
      <td className={styles.stock}>
        <ProductStock sku={sku} stock={stock} />
      </td>
      {columns.map(({ key }) => (
        <td key={key}>{facts.find((fact) => fact.key === key)?.value}</td>
      ))}
      <td>
        <div className={styles.actions}>
          <div {...markSlot('buy', sku)} />
          <CompareMark sku={sku} />
        </div>
      </td>
    </tr>
  )
}
