import type { ReactNode } from 'react'
import type { Link } from '#features/blocks/public.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-panel.module.css'

/** A row of the field's popup that is a link as well; the script fills those it draws. */
const Row = ({ href, children }: { href?: string | undefined; children: ReactNode }) => (
  <div role="row">
    <span role="gridcell">
      <a className={styles.entry} href={href}>
        {children}
      </a>
    </span>
  </div>
)

const Entry = ({ icon, label, href }: { icon: IconName; label?: string; href?: string }) => (
  <Row href={href}>
    <Icon name={icon} size="small" />
    <span data-entry-text="">{label}</span>
  </Row>
)

/** A product: its picture, number and name; it leads straight to its page. */
const ProductEntry = () => (
  <Row>
    <span className={styles.picture}>
      <img alt="" width={400} height={320} decoding="async" />
    </span>
    <span>
      <span className={`num ${styles.sku}`} data-entry-sku="" />
      <span data-entry-text="" />
    </span>
  </Row>
)

type PartProps = {
  name: 'suggested' | 'products' | 'recent' | 'topics'
  heading: string
  beside?: ReactNode
  children?: ReactNode
}

/** Without entries it is hidden: the script shows it when it has some. */
const Part = ({ name, heading, beside, children }: PartProps) => (
  <section data-search-part={name} hidden={children === undefined}>
    <div className={styles.head}>
      <h2>{heading}</h2>
      {beside}
    </div>
    <div role="grid" aria-label={heading}>
      {children}
    </div>
  </section>
)

/** What the field offers before and while one types [2.8.3, 2.8.4]. */
export const SearchPanel = ({ topics }: { topics: readonly Link[] }) => {
  const t = useTexts('search')
  return (
    <div className={styles.panel} data-search-panel="">
      <div>
        <Part name="suggested" heading={t('takeover.suggested')} />
        <Part
          name="recent"
          heading={t('takeover.recent')}
          beside={
            <button type="button" className={styles.clear} data-recents-clear="">
              {t('takeover.clear')}
            </button>
          }
        />
        <p
          className={styles.status}
          role="status"
          data-start={t('takeover.start')}
          data-none={t('takeover.none')}
          data-count={t('takeover.count')}
        />
      </div>
      <div>
        <Part name="products" heading={t('type.Product')} />
        {topics.length > 0 && (
          <Part name="topics" heading={t('takeover.topics')}>
            {topics.map(({ label, href }, index) => (
              <Entry key={index} icon="arrow" label={label} href={href} />
            ))}
          </Part>
        )}
      </div>
      <template data-search-entry="suggested">
        <Entry icon="search" />
      </template>
      <template data-search-entry="products">
        <ProductEntry />
      </template>
      <template data-search-entry="recent">
        <Entry icon="recent" />
      </template>
    </div>
  )
}
