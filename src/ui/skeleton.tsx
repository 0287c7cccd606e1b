import type { ReactNode } from 'react'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './skeleton.module.css'

type SkeletonProps = {
  shape?: 'line' | 'title' | 'control' | 'block' | 'picture'
  width?: 'full' | 'long' | 'half' | 'short'
}

/** A grey stand-in; shows only after 200 ms, so that quick answers do not flicker. */
export const Skeleton = ({ shape = 'line', width = 'full' }: SkeletonProps) => (
  <span className={styles.skeleton} data-shape={shape} data-width={width} aria-hidden="true" />
)

/** Stand-ins in the shape of the result; says once that something is loading. */
export const SkeletonGroup = ({ children }: { children: ReactNode }) => (
  <div className={styles.group} role="status">
    <span className="visually-hidden">{useTexts('ui')('loading')}</span>
    {children}
  </div>
)
