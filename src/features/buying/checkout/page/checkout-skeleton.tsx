import { Skeleton } from '#ui/skeleton.tsx'
import styles from './checkout-page.module.css'

/** The step and what is ordered, in the places in which they will stand. */
export const CheckoutSkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    <div className={styles.form}>
      <Skeleton shape="title" width="half" />
      <Skeleton shape="block" />
      <Skeleton shape="control" />
      <Skeleton shape="control" width="short" />
    </div>
    <div className={styles.summary}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton width="half" />
      <Skeleton shape="title" />
    </div>
  </div>
)
