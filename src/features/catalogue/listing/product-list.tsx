import { useEffect, useRef } from 'react'
import { countShown, hasMore, writeListingQuery } from '#features/catalogue/listing/listing.rules.ts'
import { ProductTile } from '#features/catalogue/listing/product-tile.tsx'
import type { Listing } from '#features/catalogue/listing/use-listing.client.ts'
import { ButtonLink } from '#ui/button.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-list.module.css'

export const ProductList = ({ listing, address }: { listing: Listing; address: string }) => {
  const t = useTexts('catalogue')
  const { number } = useFormats()
  const list = useRef<HTMLUListElement>(null)
  /** The place of the first product that 'See more' will bring. */
  const next = useRef<number>(undefined)
  const { view, state, ask } = listing
  const { items, total, choice } = view
  const further = { ...choice, page: choice.page + 1 }
  useEffect(() => {
    if (next.current === undefined || items.length <= next.current) return
    list.current?.children[next.current]?.querySelector('a')?.focus()
    next.current = undefined
  }, [items])
  return (
    <>
      <ul
        ref={list}
        className={styles.list}
        data-product-list=""
        data-layout={choice.layout}
        aria-busy={state === 'loading' || undefined}
      >
        {items.map((card) => (
          <ProductTile key={card.sku} card={card} />
        ))}
      </ul>
      {hasMore(total, choice.page) && (
        <div className={styles.more}>
          <ButtonLink
            variant="secondary"
            href={address + writeListingQuery(further)}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey) return
              event.preventDefault()
              next.current = countShown(total, choice.page)
              void ask(further, 'replace')
            }}
          >
            {t('listing.more')}
          </ButtonLink>
          <p>{t('listing.shown', { shown: number(items.length), count: number(total) })}</p>
        </div>
      )}
    </>
  )
}
