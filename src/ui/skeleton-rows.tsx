import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import styles from './skeleton-rows.module.css'

type SkeletonRowsProps = {
  rows: number
  /** For each column whether it holds numbers, or how many there are. */
  columns: number | readonly (boolean | undefined)[]
  /** The list that comes has no frame of its own around it yet. */
  isFramed?: boolean
}

/** As many rows and columns as will come, each as high as a row. */
export const SkeletonRows = ({ rows, columns, isFramed = false }: SkeletonRowsProps) => {
  const cells = typeof columns === 'number' ? Array.from({ length: columns }, () => false) : columns
  return (
    <SkeletonGroup>
      <div className={styles.rows} data-framed={isFramed || undefined} data-skeleton-rows="">
        {Array.from({ length: rows }, (_, row) => (
          <span key={row}>
            {cells.map((isNumeric, column) => (
              <span key={column} data-numeric={isNumeric || undefined}>
                <Skeleton width={isNumeric ? 'half' : (row + column) % 2 === 0 ? 'long' : 'full'} />
              </span>
            ))}
          </span>
        ))}
      </div>
    </SkeletonGroup>
  )
}
