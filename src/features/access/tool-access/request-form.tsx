import { useState, type SubmitEvent } from 'react'
import { call } from '#browser/api.ts'
import { useFormDraft } from '#browser/draft/form-draft.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { requestTool } from '#features/access/tool-access/tool-access.api.ts'
import { refreshTools } from '#features/access/tool-access/use-tools.client.ts'
import { Button } from '#ui/button.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './request-form.module.css'

type RequestFormProps = { toolIds: readonly string[]; onDone?: () => void; onCancel?: () => void }

/** Asks for access where one stands, with a reason if one likes. */
export const RequestForm = ({ toolIds, onDone, onCancel }: RequestFormProps) => {
  const t = useTexts('tool-access')
  const { appId } = usePage().config
  const [reason, setReason] = useState('')
  const [step, setStep] = useState<'idle' | 'busy' | 'failed'>('idle')
  const draft = useFormDraft(`tool-${toolIds.join('-')}`)
  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (step === 'busy') return
    setStep('busy')
    for (const toolId of toolIds) {
      const { ok } = await call(requestTool, {
        params: { toolId },
        appId,
        body: { status: 'Pending', reason },
        isQuiet: true,
        errors: 'own',
      })
      if (!ok) return setStep('failed')
    }
    await refreshTools()
    setStep('idle')
    onDone?.()
  }
  return (
    <form {...draft} className={styles.form} onSubmit={(event) => void send(event)}>
      <TextArea
        name="reason"
        label={t('reason')}
        optional
        rows={2}
        maxLength={1000}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      {step === 'failed' && (
        <Message tone="bad" live>
          {t('request.failed')}
        </Message>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={step === 'busy'}>
          {t('request')}
        </Button>
        {onCancel && (
          <Button variant="quiet" onClick={onCancel}>
            {t('cancel')}
          </Button>
        )}
      </div>
    </form>
  )
}
