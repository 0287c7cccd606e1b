import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'

const OpenedDialog = ({
  onClose,
  ...rest
}: {
  onClose?: () => void
  alert?: boolean
  dismissible?: boolean
  closeOnOutsideClick?: boolean
}) => {
  const [open, setOpen] = useState(false)
  const close = () => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Delete site
      </button>
      <Dialog {...rest} open={open} onClose={close} title="Delete this site?" footer={<button data-autofocus>Keep it</button>}>
        It cannot be undone.
      </Dialog>
    </>
  )
}

const openDialog = (): HTMLDialogElement => {
  const opener = screen.getByText('Delete site')
  opener.focus()
  fireEvent.click(opener)
  return document.querySelector('dialog')!
}

test('a dialog opens modal, named by its title, and focuses the marked action', () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  renderUi(<OpenedDialog />)
  const dialog = openDialog()
  expect(showModal).toHaveBeenCalledOnce()
  expect(screen.getByRole('dialog', { name: 'Delete this site?' })).toBe(dialog)
  expect(document.activeElement?.textContent).toBe('Keep it')
  showModal.mockRestore()
})

test('closing gives the focus back to what opened it', () => {
  renderUi(<OpenedDialog />)
  const dialog = openDialog()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog.open).toBe(false)
  expect(document.activeElement).toBe(screen.getByText('Delete site'))
})

test('Esc closes it, unless it must be answered', () => {
  const onClose = vi.fn()
  const { unmount } = renderUi(<OpenedDialog onClose={onClose} />)
  fireEvent(openDialog(), new Event('cancel', { cancelable: true }))
  expect(onClose).toHaveBeenCalledOnce()
  unmount()

  renderUi(<OpenedDialog dismissible={false} />)
  const dialog = openDialog()
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(dialog, cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(dialog.open).toBe(true)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})

test.each([
  [true, false],
  [undefined, true],
])('a click outside with closeOnOutsideClick=%s leaves it open: %s', (closeOnOutsideClick, staysOpen) => {
  renderUi(<OpenedDialog closeOnOutsideClick={closeOnOutsideClick} />)
  const dialog = openDialog()
  fireEvent.mouseDown(dialog)
  fireEvent.click(dialog)
  expect(dialog.open).toBe(staysOpen)
})

test('a drag that starts inside and ends outside does not close it', () => {
  renderUi(<OpenedDialog closeOnOutsideClick />)
  const dialog = openDialog()
  fireEvent.mouseDown(screen.getByText('It cannot be undone.'))
  fireEvent.click(dialog)
  expect(dialog.open).toBe(true)
})

test('an alert is read out with its words and has no close button', () => {
  renderUi(<OpenedDialog alert />)
  openDialog()
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this site?' })
  expect(document.getElementById(dialog.getAttribute('aria-describedby')!)?.textContent).toBe('It cannot be undone.')
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
})
