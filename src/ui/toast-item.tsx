import { useEffect, useRef, useState, type FocusEvent } from 'react'
import { Button, IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { TONE_ICONS } from '#ui/message.tsx'
import type { ShownToast } from '#ui/toast.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './toast.module.css'

/** Messages go after 7 s [9.8.8]. */
const TOAST_MS = 7000

/** Waits while someone points at it or is inside: what is being read must not vanish. */
export const ToastItem = ({ toast, onHide }: { toast: ShownToast; onHide: (id: number) => void }) => {
  const t = useTexts('ui')
  const { id, tone = 'info', text, action, hideAfter = TOAST_MS } = toast
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const remaining = useRef(hideAfter)
  const isPaused = isHovered || isFocused

  useEffect(() => {
    const wait = remaining.current
    if (isPaused || wait === 'never') return
    const started = Date.now()
    const timer = setTimeout(() => onHide(id), wait)
    return () => {
      clearTimeout(timer)
      remaining.current = Math.max(0, wait - (Date.now() - started))
    }
  }, [isPaused, id, onHide])

  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false)
  }
  return (
    <li
      className={styles.toast}
      data-tone={tone}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={leave}
    >
      <Icon name={TONE_ICONS[tone]} />
      <span className={styles.text}>
        <span className="visually-hidden">{t(`tone.${tone}`)}: </span>
        {text}
      </span>
      {action && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            action.onAction()
            onHide(id)
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t('dismiss')} onClick={() => onHide(id)}>
        <Icon name="close" size="small" />
      </IconButton>
    </li>
  )
}
