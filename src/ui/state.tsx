import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './state.module.css'

type StateProps = {
  title: string
  /** Why it is so, and what is safe. */
  children?: ReactNode
  /** One way on. */
  action?: ReactNode
  icon?: IconName
  headingLevel?: 2 | 3 | 4
}

/** The missing thing, the reason, and one next step. */
export const EmptyState = ({ title, children, action, icon = 'box', headingLevel = 3 }: StateProps) => {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state}>
      <Icon name={icon} size="large" />
      <Heading className={styles.title}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {action && <div className={styles.actions}>{action}</div>}
    </div>
  )
}

type ErrorStateProps = Omit<StateProps, 'title'> & {
  title?: string
  onRetry?: () => void
  retrying?: boolean
  /** Moves the focus here when it replaces what the person worked with. */
  takeFocus?: boolean
}

/** The failure, what is safe, and what to do. */
export const ErrorState = ({ title, children, action, icon = 'alert', headingLevel = 3, ...retry }: ErrorStateProps) => {
  const t = useTexts('ui')
  const box = useRef<HTMLDivElement>(null)
  const { onRetry, retrying, takeFocus } = retry
  useEffect(() => {
    if (takeFocus) box.current?.focus()
  }, [takeFocus])
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state} data-error role="alert" ref={box} tabIndex={takeFocus ? -1 : undefined}>
      <Icon name={icon} size="large" />
      <Heading className={styles.title}>{title ?? t('error.title')}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {(onRetry || action) && (
        <div className={styles.actions}>
          {onRetry && (
            <Button variant="secondary" size="small" busy={retrying} onClick={onRetry}>
              {t('retry')}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
