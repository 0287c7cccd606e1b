import { useEndpointQuery } from '#browser/query.ts'
import { PartRows } from '#features/buying/procurement/shop/part-rows.tsx'
import { placeHref } from '#features/buying/procurement/shop/place.rules.ts'
import type { ShopVisit } from '#features/buying/procurement/shop/shop-visit.client.ts'
import { browseVisit, type VisitView } from '#features/buying/procurement/visit/visit.api.ts'
import { Icon } from '#ui/icon.tsx'
import { Pager } from '#ui/pager.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import catalogue from './catalogue.module.css'
import styles from './shop.module.css'

/** As many as the server answers. */
const PARTS_A_PAGE = 24

type BrowseProps = {
  readonly path: string
  readonly page: number
  readonly shop: ShopVisit
  readonly operation: VisitView['operation']
}

const toHref = (path: string, page = 1): string => placeHref({ at: 'products', path, page })

/** The catalogue level by level, with the account's prices. */
export const BrowseParts = ({ path, page, shop, operation }: BrowseProps) => {
  const t = useTexts('procurement')
  const { number } = useFormats()
  const { data, isError, refetch } = useEndpointQuery(browseVisit, { query: { path, page } })
  if (isError) return <ErrorState onRetry={() => void refetch()} headingLevel={2} />
  if (!data) return <Skeleton shape="block" />
  const { trail, categories, parts, total } = data
  const above = [{ path: '', name: t('products') }, ...trail].slice(0, -1)
  const pages = Math.ceil(total / PARTS_A_PAGE)
  return (
    <>
      {above.length > 0 && (
        <nav className={catalogue.trail} aria-label={t('trail')}>
          {above.map((one) => (
            <a key={one.path} href={toHref(one.path)}>
              {one.name}
            </a>
          ))}
        </nav>
      )}
      <h1>{trail.at(-1)?.name ?? t('products')}</h1>
      {categories.length > 0 && (
        <ul className={catalogue.categories}>
          {categories.map((one) => (
            <li key={one.path}>
              <a href={toHref(one.path)}>
                {one.name}
                <Icon name="right" size="small" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {trail.length > 0 && <p className={styles.sub}>{t('products.count', { count: number(total) })}</p>}
      {parts.length > 0 && (
        <section className={styles.found} aria-label={t('products')}>
          <PartRows parts={parts} shop={shop} operation={operation} />
        </section>
      )}
      {pages > 1 && <Pager page={page} pages={pages} hasShortSteps hrefFor={(to) => toHref(path, to)} />}
    </>
  )
}
