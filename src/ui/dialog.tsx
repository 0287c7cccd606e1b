import { useId, useLayoutEffect, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react'
import { IconButton } from '#ui/button.tsx'
import { keepScrollbarRoom, makeScrollable } from '#ui/dialog-room.ts'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  open: boolean
  onClose: () => void
  /** The question the dialog asks. */
  title: string
  description?: ReactNode
  children?: ReactNode
  /** Actions: the safe one first, the requested one last. */
  footer?: ReactNode
  size?: 'medium' | 'wide'
  /** Interrupts: read out at once, no close button, an answer is needed. */
  alert?: boolean
  closeOnOutsideClick?: boolean
  /** With false neither Esc nor a button closes it; only the owner does. */
  dismissible?: boolean
  /** The footer has the button that closes: a second one of the same name would only confuse. */
  closesInFooter?: boolean
  /** Its content is drawn while it is closed too, and stays as it was left. */
  keepsContent?: boolean
  /** Names by which others find the element. */
  element?: { id?: string; 'data-flag'?: string; 'data-variant'?: string }
}

/** Native modal: focus trap, Esc, top layer and inert page come from the browser. Focus goes to `[data-autofocus]` if there is one. */
export const Dialog = ({
  open,
  onClose,
  alert,
  closeOnOutsideClick,
  dismissible = true,
  closesInFooter,
  keepsContent = false,
  element: marks,
  size = 'medium',
  ...parts
}: DialogProps) => {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const opener = document.activeElement
    keepScrollbarRoom()
    element.showModal()
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    makeScrollable(document.getElementById(`${id}-body`))
    return () => {
      element.close()
      // Browsers return the focus on close(), but not when the dialog leaves the page at the same time.
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [open, id])

  const askToClose = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return
    event.preventDefault()
    if (dismissible) onClose()
  }
  // Chrome closes on a second Esc whatever the page says: then follow, or open again.
  const followClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !open) return
    if (dismissible) onClose()
    else event.currentTarget.showModal()
  }
  const isOutside = (event: MouseEvent) => event.target === event.currentTarget

  return (
    <dialog
      {...marks}
      ref={dialog}
      className={styles.dialog}
      data-size={size}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={alert ? `${id}-body` : undefined}
      onCancel={askToClose}
      onClose={followClose}
      onMouseDown={(event) => {
        pressedOutside.current = isOutside(event)
      }}
      onClick={(event) => {
        if (closeOnOutsideClick && pressedOutside.current && isOutside(event)) onClose()
      }}
    >
      {(open || keepsContent) && (
        <DialogParts {...parts} id={id} onClose={dismissible && !alert && !closesInFooter ? onClose : undefined} />
      )}
    </dialog>
  )
}

type PartsProps = Pick<DialogProps, 'title' | 'description' | 'children' | 'footer'> & { id: string; onClose?: () => void }

const DialogParts = ({ id, title, description, children, footer, onClose }: PartsProps) => {
  const t = useTexts('ui')
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {description && <p>{description}</p>}
        </div>
        {onClose && (
          <IconButton label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        )}
      </div>
      <div className={styles.body} id={`${id}-body`}>
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </div>
  )
}
