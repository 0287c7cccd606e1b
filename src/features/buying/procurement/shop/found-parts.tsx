import type { UseQueryResult } from '@tanstack/react-query'
import { PartRows } from '#features/buying/procurement/shop/part-rows.tsx'
import type { ShopVisit } from '#features/buying/procurement/shop/shop-visit.client.ts'
import type { findVisitParts, VisitView } from '#features/buying/procurement/visit/visit.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './shop.module.css'

type FoundProps = {
  readonly found: UseQueryResult<ReplyOf<typeof findVisitParts>>
  readonly shop: ShopVisit
  readonly operation: VisitView['operation']
  readonly onClose: () => void
}

/** The parts that the search found, above the cart. */
export const FoundParts = ({ found, shop, operation, onClose }: FoundProps) => {
  const t = useTexts('procurement')
  const { data, isError, refetch } = found
  return (
    <section className={styles.found} aria-label={t('found')}>
      <header>
        <h2>{t('found')}</h2>
        <IconButton label={t('found.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {isError && <ErrorState onRetry={() => void refetch()} headingLevel={3} />}
      {!data && !isError && <Skeleton />}
      {data?.parts.length === 0 && <p role="status">{t('found.none')}</p>}
      {data && data.parts.length > 0 && <PartRows parts={data.parts} shop={shop} operation={operation} />}
    </section>
  )
}
