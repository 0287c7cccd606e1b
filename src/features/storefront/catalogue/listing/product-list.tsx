import { markSlot, slotSelector } from '#foundation/blocks/public.ts'
import { useEffect, useRef } from 'react'
import { ChoosingTile } from '#features/storefront/catalogue/listing/choosing-tile.tsx'
import { ListingMore } from '#features/storefront/catalogue/listing/listing-more.tsx'
import { countShown, planTile } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { ProductTable } from '#features/storefront/catalogue/listing/product-table.tsx'
import { ProductTile } from '#features/storefront/catalogue/listing/product-tile.tsx'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import styles from './product-list.module.css'

type ProductListProps = { listing: Listing; address: string; about: string | undefined }

export const ProductList = ({ listing, address, about }: ProductListProps) => {
  const place = useRef<HTMLDivElement>(null)
  /** The place of the first product that 'See more' will bring. */
  const next = useRef<number>(undefined)
  const { view, state } = listing
  const { items, total, choice } = view
  useEffect(() => {
    if (next.current === undefined || items.length <= next.current) return
    const products = place.current?.querySelectorAll(`${slotSelector('product-list')} > *`)
    products?.[next.current]?.querySelector('a')?.focus()
    next.current = undefined
  }, [items])
  const tile = planTile(total)
  return (
    <div ref={place}>
      {choice.layout === 'table' ? (
        <ProductTable listing={listing} address={address} />
      ) : (
        <div className={styles.grid} aria-busy={state === 'loading' || undefined}>
          <ul className={styles.list} {...markSlot('product-list', '')}>
            {items.map((card) => (
              <ProductTile key={card.sku} card={card} />
            ))}
          </ul>
          {tile && <ChoosingTile place={tile} about={about} />}
        </div>
      )}
      <ListingMore listing={listing} address={address} onAsk={() => (next.current = countShown(total, choice.page))} />
    </div>
  )
}
