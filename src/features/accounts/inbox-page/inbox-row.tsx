import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { dayIn } from '#features/accounts/inbox-page/inbox-groups.rules.ts'
import type { InboxEntry } from '#features/accounts/inbox-page/use-inbox.client.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './inbox.module.css'

type RowProps = {
  entry: InboxEntry
  now: Date
  timeZone: string
  /** Without it nothing can be marked. */
  onMark?: ((isRead: boolean, isLeaving?: boolean) => void) | undefined
}

export const InboxRow = ({ entry, now, timeZone, onMark }: RowProps) => {
  const t = useTexts('inbox-page')
  const formats = useFormats()
  const { locale } = usePage()
  const { title, line, action, path, isRead, isDone, needsAction } = entry
  const at = new Date(entry.at)
  const isToday = dayIn(at, timeZone) === dayIn(now, timeZone)
  const href = pageHref(locale, path)
  const open = (): void => {
    if (!isRead) onMark?.(true, true)
  }
  return (
    <li className={styles.entry} data-unread={isRead ? undefined : ''}>
      <Icon name={entry.icon} />
      <div className={styles.words}>
        <a href={href} onClick={open}>
          {title}
        </a>
        {!isRead && <span className="visually-hidden">, {t('is.unread')}</span>}
        {line !== null && <p>{line}</p>}
      </div>
      {isDone && <Badge tone="idle">{t('is.done')}</Badge>}
      <time dateTime={entry.at}>{isToday ? formats.time(at, { timeZone }) : formats.date(at, { timeZone })}</time>
      <div className={styles.actions}>
        {onMark && (
          <Button
            variant="quiet"
            size="small"
            aria-label={t(isRead ? 'mark.unread.named' : 'mark.read.named', { title })}
            title={t(isRead ? 'mark.unread' : 'mark.read')}
            onClick={() => onMark(!isRead)}
          >
            <Icon name={isRead ? 'eye' : 'check'} size="small" />
          </Button>
        )}
        <ButtonLink variant={needsAction ? 'primary' : 'secondary'} size="small" href={href} onClick={open}>
          {action}
          <span className="visually-hidden">: {title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
