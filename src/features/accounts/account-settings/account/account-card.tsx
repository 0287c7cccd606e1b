import { useId, type ReactNode } from 'react'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import styles from './account-card.module.css'

type AccountCardProps = {
  title: string
  text?: ReactNode
  link?: ReactNode
  wide?: boolean
  /** Where a link with `#` leads. */
  anchor?: string
  children?: ReactNode
}

export const AccountCard = ({ title, text, link, wide, anchor, children }: AccountCardProps) => {
  const id = useId()
  return (
    <section id={anchor} className={styles.card} data-wide={wide || undefined} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        {link}
      </header>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  )
}

export const Cards = ({ children }: { children: ReactNode }) => <div className={styles.cards}>{children}</div>

/** Names and values; what is not known shows a dash. */
export const Facts = ({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value === '' || value === null || value === undefined ? '–' : value}</dd>
      </div>
    ))}
  </dl>
)

export const CardSkeleton = ({ lines = 4 }: { lines?: number }) => (
  <SkeletonGroup>
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} width={index % 2 === 0 ? 'long' : 'half'} />
    ))}
  </SkeletonGroup>
)
