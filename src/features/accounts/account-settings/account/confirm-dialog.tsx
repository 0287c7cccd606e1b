import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import styles from './account-form.module.css'

type ConfirmDialogProps = {
  open: boolean
  id: string
  title: string
  /** The pending change, in a sentence. */
  lead: ReactNode
  /** Its consequence. */
  points: readonly string[]
  keep: string
  confirm: string
  onKeep: () => void
  onConfirm: () => void
}

/** Says what follows before something is done that is hard to take back; the focus is on leaving it as it is [2.19.2]. */
export const ConfirmDialog = ({ open, id, title, lead, points, keep, confirm, onKeep, onConfirm }: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onKeep}
    title={title}
    element={{ id }}
    footer={
      <>
        <Button variant="secondary" data-autofocus onClick={onKeep}>
          {keep}
        </Button>
        <Button onClick={onConfirm}>{confirm}</Button>
      </>
    }
  >
    <p>{lead}</p>
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </Dialog>
)
