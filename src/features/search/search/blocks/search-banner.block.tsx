import { usePage } from '#foundation/blocks/public.ts'
import type { SearchBanner } from '#features/search/search/blocks/search-banner.schema.ts'
import { anonymousSearcher, offerTypes } from '#features/search/search/takeover/offered-type.rules.ts'
import { OPEN_TYPES } from '#features/search/search-api/public.ts'
import { SearchBar } from '#features/search/search/takeover/search-bar.tsx'
import styles from './search-banner.module.css'

/** The banner [2.8.1]. What the field offers is loaded when someone reaches for it. */
export const Block = ({ heading, text }: SearchBanner) => (
  <section className={styles.banner}>
    <div className="wrap">
      <div className={styles.sheet}>
        <h2>{heading}</h2>
        {text && <p>{text}</p>}
        <div className={styles.box} data-search-banner="">
          <SearchBar {...offerTypes(OPEN_TYPES, anonymousSearcher(usePage().tenant.traits))} />
        </div>
      </div>
    </div>
  </section>
)
