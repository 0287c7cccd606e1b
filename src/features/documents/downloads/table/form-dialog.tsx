import { useEffect, useEffectEvent } from 'react'
import { useFragment } from '#features/documents/downloads/table/use-fragment.client.ts'
import type { Gates, OpenGate } from '#features/documents/downloads/table/use-gates.client.ts'
import { FORM_SENT } from '#features/forms/forms/public.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './gate-dialog.module.css'

/** The form before the files; once it is sent they come. */
export const FormDialog = ({ gate, gates }: { gate: OpenGate; gates: Gates }) => {
  const t = useTexts('downloads')
  const [place, form] = useFragment(gate.gatePath)
  const finish = useEffectEvent(() => void gates.finishForm(gate))
  useEffect(() => {
    const element = place.current
    const listen = () => finish()
    element?.addEventListener(FORM_SENT, listen)
    return () => element?.removeEventListener(FORM_SENT, listen)
  }, [place])

  return (
    <Dialog
      open
      onClose={gates.close}
      title={t('form.title')}
      size="wide"
      description={t(gate.rows.length === 1 ? 'form.covers.one' : 'form.covers.many', {
        count: gate.rows.length,
        name: gate.rows[0]?.name ?? '',
      })}
    >
      {form.status === 'loading' && (
        <p role="status" className={styles.waiting}>
          <Spinner /> {t('loading')}
        </p>
      )}
      {form.status === 'failed' && <Message tone="bad">{t('form.missing')}</Message>}
      <div ref={place} hidden={form.status !== 'shown'} className={styles.form} />
    </Dialog>
  )
}
