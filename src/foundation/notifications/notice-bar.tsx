import type { PageMode } from '#foundation/blocks/public.ts'
import type { DrawnNotice } from '#foundation/notifications/plan-notices.rules.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './blocks/notifications.module.css'

const ICONS: Readonly<Record<DrawnNotice['tone'], IconName>> = { ok: 'check', warn: 'alert', bad: 'alert', info: 'info' }

/** Without words it keeps the room for them: a script fills the parts for people who are signed in. */
export const NoticeBar = ({ notice, mode }: { notice: DrawnNotice; mode: PageMode }) => {
  const t = useTexts('notifications')
  const ui = useTexts('ui')
  const { words, dismissable, hasLink, isLong } = notice
  const ways = (
    <>
      {hasLink && (
        <a data-part="link" href={words?.link?.href}>
          {words?.link?.label}
        </a>
      )}
      {isLong && (
        <details className={styles.more}>
          <summary>
            <span>{t('more')}</span>
            <span>{t('less')}</span>
          </summary>
        </details>
      )}
    </>
  )
  return (
    <div
      className={styles.notice}
      data-notice={notice.id}
      data-mode={mode === 'publish' ? undefined : mode}
      data-tone={notice.tone}
      data-from={notice.from}
      data-until={notice.until}
      data-days={dismissable ? notice.noOfDays : undefined}
      data-held={words ? undefined : ''}
    >
      <div className={`wrap ${styles.row}`}>
        <Icon name={ICONS[notice.tone]} />
        <p className={styles.words} data-folded={isLong || !words ? '' : undefined}>
          <span className="visually-hidden">{`${ui(`tone.${notice.tone}`)}: `}</span>
          {(!words || words.title) && <strong data-part="title">{words?.title}</strong>}{' '}
          <span data-part="text" data-cut={words?.isCut ? '' : undefined}>
            {words?.text}
          </span>
        </p>
        {(hasLink || isLong) && <div className={styles.ways}>{words ? ways : <template>{ways}</template>}</div>}
        {dismissable && mode === 'publish' && (
          <IconButton label={ui('dismiss')} data-dismiss="">
            <Icon name="close" size="small" />
          </IconButton>
        )}
      </div>
    </div>
  )
}
