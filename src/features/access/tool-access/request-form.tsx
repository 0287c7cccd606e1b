import { useRef, useState, type SyntheticEvent } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { requestTool, toolRequestForm } from '#features/access/tool-access/tool-access.api.ts'
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
  const [isBusy, setBusy] = useState(false)
  const toolId = useRef('')
  const form = useEndpointForm(requestTool, {
    rules: toolRequestForm,
    request: () => ({ params: { toolId: toolId.current }, appId }),
    values: { status: 'Pending', reason: '' },
    draft: `tool-${toolIds.join('-')}`,
  })
  const sendAll = async (): Promise<void> => {
    for (const next of toolIds) {
      toolId.current = next
      if (!(await form.send())) return
    }
    await refreshTools()
    onDone?.()
  }
  const submit = (event: SyntheticEvent): void =>
    form.check(async () => {
      setBusy(true)
      await sendAll()
      setBusy(false)
    })(event)
  return (
    <form {...form.props} className={styles.form} onSubmit={submit}>
      <TextArea label={t('reason')} optional rows={2} maxLength={1000} {...form.field('reason')} />
      {form.outcome.error && (
        <Message tone="bad" live>
          {t('request.failed')}
        </Message>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={isBusy}>
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
