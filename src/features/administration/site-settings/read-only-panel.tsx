import { useState } from 'react'
import { call } from '#browser/api.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { endReadOnlyMode, makeReadOnly, readReadOnly } from '#features/administration/site-settings/read-only.api.ts'
import { MOST_REASON } from '#kernel/read-only.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './site-settings.module.css'

type DialogProps = { isBusy: boolean; hasFailed: boolean; onConfirm: (reason: string) => void; onClose: () => void }

const ReadOnlyDialog = ({ isBusy, hasFailed, onConfirm, onClose }: DialogProps) => {
  const t = useTexts('site-settings')
  const [reason, setReason] = useState('')
  return (
    <Dialog
      open
      title={t('mode.confirm')}
      description={t('mode.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} disabled={reason.trim() === ''} onClick={() => onConfirm(reason.trim())}>
            {t('mode.confirmed')}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Message tone="bad" live>
          {t('mode.failed')}
        </Message>
      )}
      <TextField
        label={t('mode.reason')}
        hint={t('mode.reason.hint')}
        required
        maxLength={MOST_REASON}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </Dialog>
  )
}

/** Whether the site is read-only, and the way in and out of it. */
export const ReadOnlyPanel = () => {
  const t = useTexts('site-settings')
  const { dateTime } = useFormats()
  const { data, refetch } = useEndpointQuery(readReadOnly, {}, { staleTime: 0 })
  const [isWaiting, setConfirming] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const change = async (send: () => Promise<{ readonly ok: boolean }>): Promise<void> => {
    setBusy(true)
    const { ok } = await send()
    setBusy(false)
    setFailed(!ok)
    if (!ok) return
    setConfirming(false)
    await refetch()
  }
  if (!data) return null
  const { readOnly, mayChange } = data
  return (
    <section className={styles.mode} aria-labelledby="read-only-mode">
      <h2 id="read-only-mode">{t('mode')}</h2>
      {readOnly ? (
        <>
          <Message tone="warn">{t('mode.on', { time: dateTime(readOnly.since), reason: readOnly.reason })}</Message>
          <p className={styles.changed}>
            {readOnly.startedBy === null ? t('mode.byCommand') : t('mode.by', { name: readOnly.startedBy })}
          </p>
        </>
      ) : (
        <p>{t('mode.off')}</p>
      )}
      {hasFailed && !isWaiting && (
        <Message tone="bad" live>
          {t('mode.failed')}
        </Message>
      )}
      {mayChange && readOnly && (
        <Button size="small" busy={isBusy} onClick={() => void change(() => call(endReadOnlyMode, { errors: 'own' }))}>
          {t('mode.end')}
        </Button>
      )}
      {mayChange && !readOnly && (
        <Button size="small" variant="secondary" onClick={() => setConfirming(true)}>
          {t('mode.start')}
        </Button>
      )}
      {isWaiting && (
        <ReadOnlyDialog
          {...{ isBusy, hasFailed }}
          onConfirm={(reason) => void change(() => call(makeReadOnly, { body: { reason }, errors: 'own' }))}
          onClose={() => setConfirming(false)}
        />
      )}
    </section>
  )
}
