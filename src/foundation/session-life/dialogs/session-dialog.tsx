import { Countdown } from '#foundation/session-life/dialogs/countdown.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './session-dialog.module.css'

/** Heard without being requested; every second would drown everything else. */
const ANNOUNCED = [60, 30, 10] as const

type SessionDialogProps = { seconds: number | undefined; onKeep: () => void; onSignOut: () => void }

/** The seconds left and the way to more of them [2.11.1]. */
export const SessionDialog = ({ seconds, onKeep, onSignOut }: SessionDialogProps) => {
  const t = useTexts('session-life')
  const formats = useFormats()
  const tell = (count: number): string => formats.number(count, { style: 'unit', unit: 'second', unitDisplay: 'long' })
  const announced = seconds === undefined ? undefined : ANNOUNCED.findLast((mark) => seconds <= mark)
  return (
    <Dialog
      open={seconds !== undefined}
      onClose={() => {}}
      alert
      dismissible={false}
      title={t('session.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onSignOut}>
            {t('session.signOut')}
          </Button>
          <Button data-autofocus onClick={onKeep}>
            {t('session.keep')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <Countdown seconds={seconds ?? 0} />
        <p>{t('session.text', { time: tell(seconds ?? 0) })}</p>
      </div>
      <p role="status" className="visually-hidden">
        {announced === undefined ? '' : t('session.left', { time: tell(announced) })}
      </p>
    </Dialog>
  )
}
