import { lazy, Suspense, type ComponentProps, type ReactNode } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { PARTS, type PanelRow, type PanelRows, type PartName } from '#features/search/search/takeover/panel-rows.rules.ts'
import type { PanelStatus } from '#features/search/search/takeover/use-search-box.client.ts'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './search-panel.module.css'

/** Not among what every visitor's browser fetches ahead: it comes with the first product. */
const PanelPrice = lazy(() =>
  import('#features/search/search/takeover/panel-price.tsx').then((file) => ({ default: file.PanelPrice })),
)

const ICONS: Readonly<Record<Exclude<PartName, 'exact' | 'products'>, IconName>> = {
  suggested: 'search',
  recent: 'recent',
  topics: 'arrow',
}

const EntryText = ({ plain, strong }: PanelRow) => (
  <span>
    {plain}
    {strong && <b>{strong}</b>}
  </span>
)

/** A product: its picture, number and name; it leads straight to its page. */
const ProductEntry = (row: PanelRow) => (
  <>
    <span className={styles.picture}>
      {row.image && <img alt="" width={400} height={320} decoding="async" src={row.image} />}
    </span>
    <span>
      <span className={`num ${styles.sku}`}>{row.sku}</span>
      <EntryText {...row} />
      {row.sku && (
        <Suspense fallback={null}>
          <PanelPrice sku={row.sku} price={row.price} />
        </Suspense>
      )}
    </span>
  </>
)

type SearchPanelProps = ComponentProps<'div'> & {
  id: string
  rows: PanelRows
  /** Among the rows of all parts. */
  active: number | undefined
  status: PanelStatus
  /** Where everything is that was found, and how much that is. */
  all: { href: string; total: number }
  onFollow: (part: PartName, row: PanelRow) => void
  onClear: () => void
}

/** Suggestions before and while typing [2.8.3, 2.8.4]: rows of the popup that are links as well. */
export const SearchPanel = ({ id, rows, active, status, all, onFollow, onClear, ...rest }: SearchPanelProps) => {
  const t = useTexts('search')
  const { language } = usePage().locale
  const countBefore = (part: PartName): number =>
    PARTS.slice(0, PARTS.indexOf(part)).reduce((sum, before) => sum + rows[before].length, 0)

  /** Without rows it is hidden. */
  const drawPart = (part: PartName, heading: string, beside?: ReactNode) => (
    <section data-search-part={part} hidden={rows[part].length === 0}>
      <div className={styles.head}>
        <h2>{heading}</h2>
        {beside}
      </div>
      <div role="grid" aria-label={heading} id={`${id}-${part}`}>
        {rows[part].map((row, index) => {
          const at = countBefore(part) + index
          return (
            <div key={index} role="row" id={`${id}-row-${at}`} aria-selected={at === active || undefined}>
              <span role="gridcell">
                <a className={styles.entry} href={row.href} onClick={() => onFollow(part, row)}>
                  {part === 'exact' || part === 'products' ? (
                    <ProductEntry {...row} />
                  ) : (
                    <>
                      <Icon name={ICONS[part]} size="small" />
                      <EntryText {...row} />
                    </>
                  )}
                </a>
              </span>
            </div>
          )
        })}
      </div>
    </section>
  )

  return (
    <div {...rest} className={styles.panel} data-search-panel="">
      <div>
        {drawPart('exact', t('results.exact'))}
        {drawPart('suggested', t('takeover.suggested'))}
        {drawPart(
          'recent',
          t('takeover.recent'),
          <button type="button" className={styles.clear} onClick={onClear}>
            {t('takeover.clear')}
          </button>,
        )}
        {/* Those who see the list need no count of it. */}
        <p className={status === 'count' ? `${styles.status} visually-hidden` : styles.status} role="status">
          {status && t(`takeover.${status}`, { count: rows.suggested.length })}
        </p>
        {all.total > 0 && (
          <a className={styles.all} href={all.href} onClick={() => onFollow('products', { plain: '', href: all.href })}>
            {t('takeover.all', { count: all.total.toLocaleString(language) })}
          </a>
        )}
      </div>
      <div>{drawPart('products', t('type.Product'))}</div>
      <div>{drawPart('topics', t('takeover.topics'))}</div>
    </div>
  )
}
