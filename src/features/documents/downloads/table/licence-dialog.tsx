import { useEffect, useRef, useState } from 'react'
import { useFragment } from '#features/documents/downloads/table/use-fragment.client.ts'
import type { Gates, OpenGate } from '#features/documents/downloads/table/use-gates.client.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { makeScrollable } from '#ui/dialog-room.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './gate-dialog.module.css'

/** The agreement before the files; a click beside it closes it too [2.18.5 to 2.18.9]. */
export const LicenceDialog = ({ gate, gates }: { gate: OpenGate; gates: Gates }) => {
  const t = useTexts('downloads')
  const [isAccepted, setAccepted] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'changed' | 'failed'>()
  const [place, text, readAgain] = useFragment(gate.gatePath)
  const scroll = useRef<HTMLDivElement>(null)
  useEffect(() => makeScrollable(scroll.current), [text])
  const isVideo = gate.rows.some(({ videoUrl }) => videoUrl !== undefined)
  const mayDownload = isAccepted && text.status === 'shown'

  const download = async () => {
    if (text.status !== 'shown') return
    setBusy(true)
    setAccepted(false)
    const answer = await gates.accept(gate, text.version)
    setBusy(false)
    if (answer === 'accepted') return
    setProblem(answer)
    if (answer === 'changed') await readAgain()
  }

  return (
    <Dialog
      open
      onClose={gates.close}
      closeOnOutsideClick
      title={t('licence.title')}
      description={t(gate.rows.length === 1 ? 'licence.covers.one' : 'licence.covers.many', {
        count: gate.rows.length,
        name: gate.rows[0]?.name ?? '',
      })}
      footer={
        <>
          <Button variant="secondary" onClick={gates.close}>
            {t('cancel')}
          </Button>
          <Button
            className={mayDownload ? 'checkbox-accepted' : 'checkbox-not-accepted'}
            disabled={!mayDownload}
            busy={isBusy}
            onClick={() => void download()}
          >
            <Icon name={isVideo ? 'eye' : 'download'} size="small" />
            {t('download')}
          </Button>
        </>
      }
    >
      {problem && (
        <div role="alert" className={`error-msg ${styles.problem}`}>
          <Message tone={problem === 'changed' ? 'warn' : 'bad'}>{t(`licence.${problem}`)}</Message>
        </div>
      )}
      <div ref={scroll} className={styles.text} role="region" aria-label={t('licence.text')}>
        {text.status === 'loading' && (
          <p role="status" className={styles.waiting}>
            <Spinner /> {t('loading')}
          </p>
        )}
        {text.status === 'failed' && <Message tone="bad">{t('licence.missing')}</Message>}
        <div ref={place} hidden={text.status !== 'shown'} />
      </div>
      {text.status === 'shown' && <p className={styles.version}>{t('licence.version', { version: text.version })}</p>}
      <Checkbox
        label={t('licence.accept')}
        checked={isAccepted}
        disabled={text.status !== 'shown'}
        onChange={(event) => setAccepted(event.target.checked)}
      />
    </Dialog>
  )
}
