import { useState } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { DealerDetails } from '#features/storefront/dealers/finder/dealer-details.tsx'
import { DealerFilters } from '#features/storefront/dealers/finder/dealer-filters.tsx'
import { DealerList } from '#features/storefront/dealers/finder/dealer-list.tsx'
import type { DealerView } from '#features/storefront/dealers/finder/dealer-view.rules.ts'
import { LocationBar } from '#features/storefront/dealers/finder/location-bar.tsx'
import { useDealers } from '#features/storefront/dealers/finder/use-dealers.client.ts'
import { useLocation } from '#features/storefront/dealers/finder/use-location.client.ts'
import { DealerMap } from '#features/storefront/dealers/map/dealer-map.tsx'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './dealer-finder.module.css'
import { pluralRules } from '#kernel/formatters.ts'

export const Block = ({ view }: { view?: DealerView }) => view && <Finder drawn={view} />

/** '12 dealers' as the language counts them. */
const useCount = (): ((count: number) => string) => {
  const t = useTexts('dealers')
  const { number } = useFormats()
  const { language } = usePage().locale
  return (count) => {
    const form = pluralRules(language).select(count)
    return t(form === 'one' || form === 'few' || form === 'many' ? `found.${form}` : 'found.other', { count: number(count) })
  }
}

const Finder = ({ drawn }: { drawn: DealerView }) => {
  const t = useTexts('dealers')
  const count = useCount()
  const { locale, tenant } = usePage()
  const location = useLocation()
  const dealers = useDealers(drawn, location.near)
  const { view, chosen, state, isHydrated, choice } = dealers
  const [isMapOpen, setMapOpen] = useState(false)
  return (
    <div className={styles.finder}>
      <div className={styles.ask}>
        {!choice.isFramed && (
          <a className={styles.home} href={pageHref(locale, '/dealers')}>
            {tenant.name}
          </a>
        )}
        <h1 className={styles.title}>{count(view.total)}</h1>
        <DealerFilters dealers={dealers} />
        <div className={styles.tools}>
          {isHydrated && <LocationBar location={location} />}
          {isHydrated && (
            <span className={styles.toggle}>
              <Button variant="secondary" size="small" aria-expanded={isMapOpen} onClick={() => setMapOpen(!isMapOpen)}>
                {t(isMapOpen ? 'map.close' : 'map.open')}
              </Button>
            </span>
          )}
        </div>
        {state === 'failed' && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
      </div>
      <div className={styles.map} data-open={isMapOpen || undefined}>
        <DealerMap dealers={dealers} near={location.near} />
      </div>
      {chosen && (
        <div className={styles.details}>
          <DealerDetails key={chosen.id} dealer={chosen} dealers={dealers} />
        </div>
      )}
      <div className={styles.list} data-dealer-list="">
        <DealerList dealers={dealers} />
      </div>
      <p className="visually-hidden" role="status">
        {chosen ? t('chosen', { name: chosen.name, city: chosen.city }) : state === 'updated' && count(view.total)}
      </p>
    </div>
  )
}
