import { FacetList } from '#features/storefront/catalogue/listing/facet-list.tsx'
import type { Listing } from '#features/storefront/catalogue/listing/use-listing.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

/** The filters of small screens: every choice counts at once, the button goes back to the list. */
export const FilterSheet = ({ listing, open, onClose }: { listing: Listing; open: boolean; onClose: () => void }) => {
  const t = useTexts('catalogue')
  const { number } = useFormats()
  const count = number(listing.view.total)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnOutsideClick
      title={t('listing.filters')}
      footer={
        <Button aria-busy={listing.state === 'loading' || undefined} onClick={onClose}>
          {t('listing.show', { count })}
        </Button>
      }
    >
      <FacetList listing={listing} />
      {/* The page behind is silent while the sheet is open. */}
      <p className="visually-hidden" role="status">
        {listing.state === 'updated' && t('listing.found', { count })}
        {listing.state === 'failed' && t('listing.failed')}
      </p>
    </Dialog>
  )
}
