import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import styles from './customer-overview.module.css'

const CARDS = ['accounts', 'people', 'orders', 'quotes', 'approvals', 'invoices']

/** A name, a line of facts and cards with a few lines each. */
export const CustomerWaiting = () => (
  <SkeletonGroup>
    <Skeleton shape="title" width="half" />
    <Skeleton width="long" />
    <div className={styles.cards}>
      {CARDS.map((card) => (
        <div key={card} className={styles.card}>
          <Skeleton shape="title" width="short" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
        </div>
      ))}
    </div>
  </SkeletonGroup>
)
