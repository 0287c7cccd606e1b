import type { ReactNode } from 'react'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './loading-overlay.module.css'

type LoadingOverlayProps = {
  active: boolean
  /** The running work; "Loading" unless given. */
  text?: string
  /** `page` covers the window, `block` only its children. */
  cover?: 'block' | 'page'
  children?: ReactNode
}

/** Keeps the old content in view, dimmed and out of reach, while new content comes [2.25.4]. */
export const LoadingOverlay = ({ active, text, cover = 'block', children }: LoadingOverlayProps) => {
  const t = useTexts('ui')
  return (
    <div className={styles.frame} data-cover={cover}>
      <div className={styles.content} inert={active} aria-busy={active || undefined}>
        {children}
      </div>
      <div className={styles.overlay} role="status" data-active={active || undefined}>
        {active && (
          <span className={styles.sign}>
            <Spinner />
            {text ?? t('loading')}
          </span>
        )}
      </div>
    </div>
  )
}
