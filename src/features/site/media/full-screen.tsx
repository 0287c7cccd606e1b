import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './full-screen.module.css'

type FullScreenProps = {
  open: boolean
  onClose: () => void
  /** Keys that nothing inside has used. */
  onKeyDown?: (event: KeyboardEvent) => void
  label: string
  children: ReactNode
}

/** A picture over everything else: a native dialog, so that Esc, focus and the page behind are the browser's care. */
export const FullScreen = ({ open, onClose, onKeyDown, label, children }: FullScreenProps) => {
  const t = useTexts('media')
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    element.showModal()
    return () => {
      element.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open])
  const close = (event: SyntheticEvent): void => {
    if (event.target !== event.currentTarget || !open) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog ref={dialog} className={styles.full} aria-label={label} onCancel={close} onClose={close}>
      {open && (
        <div className={styles.sheet} role="presentation" onKeyDown={onKeyDown}>
          <div className={styles.head}>
            <Button variant="secondary" size="small" onClick={onClose}>
              <Icon name="close" size="small" />
              {t('closeFullScreen')}
            </Button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
