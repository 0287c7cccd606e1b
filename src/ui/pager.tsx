import type { MouseEvent, ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { listPages } from '#ui/pager.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './pager.module.css'

type PagerProps = {
  /** Tells two pagers of one page apart. */
  label?: string
  page: number
  pages: number
  /** The arrows are called 'Next' and 'Previous' without more. */
  hasShortSteps?: boolean
  /** Links work without script and can be opened in a new tab. */
  hrefFor?: (page: number) => string
  /** With `hrefFor` it replaces the page load of a plain click. */
  onPage?: (page: number) => void
}

type StepProps = Pick<PagerProps, 'hrefFor' | 'onPage'> & { to: number; label: string; isCurrent?: boolean; children: ReactNode }

const Step = ({ to, label, isCurrent, hrefFor, onPage, children }: StepProps) => {
  const shared = { className: styles.step, 'aria-label': label, 'aria-current': isCurrent ? ('page' as const) : undefined }
  if (!hrefFor)
    return (
      <button type="button" {...shared} onClick={() => onPage?.(to)}>
        {children}
      </button>
    )
  const followInPlace = (event: MouseEvent) => {
    if (!onPage || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onPage(to)
  }
  return (
    <a {...shared} href={hrefFor(to)} onClick={followInPlace}>
      {children}
    </a>
  )
}

/** On a phone only the arrows and "Page 3 of 20" remain. */
export const Pager = ({ label, page, pages, hasShortSteps, ...follow }: PagerProps) => {
  const t = useTexts('ui')
  if (pages < 2) return null
  return (
    <nav className={styles.pager} aria-label={label ?? t('pager.label')}>
      {page > 1 && (
        <Step {...follow} to={page - 1} label={t(hasShortSteps ? 'pager.back' : 'pager.previous')}>
          <Icon name="left" size="small" />
        </Step>
      )}
      <ul className={styles.list}>
        {listPages(page, pages).map((entry, at) => (
          <li key={entry === 'gap' ? `gap-${at}` : entry}>
            {entry === 'gap' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Step {...follow} to={entry} label={t('pager.page', { page: entry })} isCurrent={entry === page}>
                {entry}
              </Step>
            )}
          </li>
        ))}
      </ul>
      <span className={styles.brief}>{t('pager.pageOf', { page, pages })}</span>
      {page < pages && (
        <Step {...follow} to={page + 1} label={t(hasShortSteps ? 'pager.on' : 'pager.next')}>
          <Icon name="right" size="small" />
        </Step>
      )}
    </nav>
  )
}
