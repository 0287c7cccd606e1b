import type { PageMode } from '#foundation/blocks/public.ts'
import { NoticeBar } from '#foundation/notifications/notice-bar.tsx'
import type { DrawnNotice } from '#foundation/notifications/plan-notices.rules.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './notifications.module.css'

/** Gets what `planNotices` leaves of the authored items: the page is the same for everyone. */
export const Block = ({ items, mode }: { items: readonly DrawnNotice[]; mode: PageMode }) => {
  const t = useTexts('notifications')
  return (
    <section className={styles.notices} aria-label={t('region')}>
      {items.map((notice) => (
        <NoticeBar key={notice.id} notice={notice} mode={mode} />
      ))}
      {/* One line, and the way to the others; how many there are is counted by the style, since only the browser knows. */}
      <details className={styles.all} open={mode !== 'publish'}>
        <summary title={t('all')}>
          <span className="visually-hidden">{t('all')}</span>
          <Icon name="down" size="small" />
        </summary>
      </details>
    </section>
  )
}
