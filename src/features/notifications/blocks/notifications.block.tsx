import type { PageMode } from '#features/blocks/public.ts'
import { NoticeBar } from '#features/notifications/notice-bar.tsx'
import type { DrawnNotice } from '#features/notifications/plan-notices.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './notifications.module.css'

/** Gets what `planNotices` leaves of the authored items: the page is the same for everyone. */
export const Block = ({ items, mode }: { items: readonly DrawnNotice[]; mode: PageMode }) => (
  <section className={styles.notices} aria-label={useTexts('notifications')('region')}>
    {items.map((notice) => (
      <NoticeBar key={notice.id} notice={notice} mode={mode} />
    ))}
  </section>
)
