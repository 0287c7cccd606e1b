import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './office-grid.module.css'

type OfficePanelProps = {
  title: string
  /** Above the title, such as a number. */
  about?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** Details of one row, beside the list; on a small screen they cover it. */
export const OfficePanel = ({ title, about, onClose, children }: OfficePanelProps) => {
  const t = useTexts('ui')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const element = panel.current
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', close)
    return () => element?.removeEventListener('keydown', close)
  }, [onClose])
  return (
    <aside className={styles.panel} aria-labelledby={id} ref={panel}>
      <div className={styles.head}>
        <div>
          {about && <p className={styles.about}>{about}</p>}
          <h2 id={id} tabIndex={-1} ref={heading}>
            {title}
          </h2>
        </div>
        <IconButton label={t('panel.close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      {children}
    </aside>
  )
}
