import type { ReactNode } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './message.module.css'

export type MessageTone = 'ok' | 'warn' | 'bad' | 'info'

export const TONE_ICONS: Readonly<Record<MessageTone, IconName>> = { ok: 'check', warn: 'alert', bad: 'alert', info: 'info' }

type MessageProps = {
  tone?: MessageTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  /** For messages that come while the page is open: read out as they appear. */
  live?: boolean
}

export const Message = ({ tone = 'info', title, children, action, onDismiss, live }: MessageProps) => {
  const t = useTexts('ui')
  const liveRole = tone === 'bad' ? 'alert' : 'status'
  return (
    <div className={styles.message} data-tone={tone} role={live ? liveRole : undefined}>
      <Icon name={TONE_ICONS[tone]} />
      <div className={styles.body}>
        <span className="visually-hidden">{t(`tone.${tone}`)}: </span>
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <IconButton label={t('dismiss')} onClick={onDismiss}>
          <Icon name="close" size="small" />
        </IconButton>
      )}
    </div>
  )
}
