import { useId, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './home.module.css'

type FrameProps = {
  title: string
  isBusy?: boolean
  /** Failed work can be retried. */
  onRetry?: (() => void) | undefined
  link?: { readonly href: string; readonly label: string } | undefined
  children: ReactNode
}

export const HomeCardFrame = ({ title, isBusy = false, onRetry, link, children }: FrameProps) => {
  const t = useTexts('home')
  const ui = useTexts('ui')
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id} aria-busy={isBusy || undefined}>
      <header className={styles.head}>
        <h3 id={id}>{title}</h3>
        {link && (
          <a href={link.href} aria-describedby={id}>
            {link.label}
          </a>
        )}
      </header>
      {isBusy && (
        <SkeletonGroup>
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
        </SkeletonGroup>
      )}
      {onRetry && (
        <div role="alert" className={styles.failed}>
          <p>{t('failed')}</p>
          <Button variant="secondary" size="small" onClick={onRetry}>
            {ui('retry')}
          </Button>
        </div>
      )}
      {children}
    </section>
  )
}
