import { useRef } from 'react'
import { LayoutSwitch } from '#features/storefront/catalogue/listing/layout-switch.tsx'
import { ListingChoices } from '#features/storefront/catalogue/listing/listing-choices.tsx'
import { ListingSort } from '#features/storefront/catalogue/listing/listing-sort.tsx'
import { writeListingQuery, type ListingChoice } from '#features/storefront/catalogue/listing/listing.rules.ts'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './listing-toolbar.module.css'

type ListingToolbarProps = {
  listing: Listing
  /** The page without what was chosen. */
  address: string
  /** The filters, to which those without script jump. */
  form: string
  onFilters: () => void
}

const countChosen = ({ chosen }: ListingChoice): number => Object.values(chosen).reduce((sum, { length }) => sum + length, 0)

export const ListingToolbar = ({ listing, address, form, onFilters }: ListingToolbarProps) => {
  const t = useTexts('catalogue')
  const { number } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  const { view, choice, isHydrated } = listing
  const hrefOf = (next: ListingChoice): string => address + writeListingQuery(next)
  const chosen = countChosen(choice)
  const filters = (
    <>
      <Icon name="filter" size="small" />
      {chosen > 0 ? t('listing.filters.count', { count: chosen }) : t('listing.filters')}
    </>
  )
  return (
    <div className={styles.toolbar}>
      <h2 className={styles.count} ref={heading} tabIndex={-1}>
        {t(view.total === 1 ? 'listing.found.one' : 'listing.found', { count: number(view.total) })}
      </h2>
      <ListingChoices listing={listing} hrefOf={hrefOf} onRemoved={() => heading.current?.focus()} />
      <div className={styles.end}>
        {view.facets.length > 0 && (
          <span className={styles.filters}>
            {isHydrated ? (
              <Button variant="secondary" size="small" wide onClick={onFilters}>
                {filters}
              </Button>
            ) : (
              <ButtonLink variant="secondary" size="small" wide href={`#${form}`}>
                {filters}
              </ButtonLink>
            )}
          </span>
        )}
        <ListingSort listing={listing} form={form} />
        <LayoutSwitch listing={listing} hrefOf={hrefOf} />
      </div>
    </div>
  )
}
