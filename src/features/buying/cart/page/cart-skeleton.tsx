import { Skeleton } from '#ui/skeleton.tsx'
import styles from './cart-page.module.css'

const LINES = [0, 1, 2]

/** Lines and their sum, in the places in which they will stand. */
export const CartSkeleton = () => (
  <div className={styles.grid} aria-hidden="true">
    <div className={styles.lists}>
      <div className={styles.list}>
        {LINES.map((line) => (
          <div key={line} className={styles.line}>
            <Skeleton shape="picture" />
            <div className={styles.words}>
              <Skeleton shape="title" width="half" />
              <Skeleton width="short" />
            </div>
          </div>
        ))}
      </div>
    </div>
    <div className={styles.summary}>
      <Skeleton shape="title" width="half" />
      <Skeleton width="long" />
      <Skeleton width="half" />
      <Skeleton shape="control" />
    </div>
  </div>
)
