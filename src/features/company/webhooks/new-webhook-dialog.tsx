import { useId, useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { addCompanyWebhook, listCompanyWebhooks } from '#features/company/webhooks/company-webhook.api.ts'
import { EventFields } from '#features/company/webhooks/event-fields.tsx'
import { nameRefusal } from '#features/company/webhooks/refusal.rules.ts'
import { SecretField } from '#features/company/webhooks/secret-field.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type NewWebhookDialogProps = {
  readonly events: readonly string[]
  readonly onClose: () => void
  readonly onAdded: (id: string) => void
}

/** The address and its events; then the secret, once. */
export const NewWebhookDialog = ({ events, onClose, onAdded }: NewWebhookDialogProps) => {
  const t = useTexts('webhooks')
  const formId = useId()
  const [url, setUrl] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [fault, setFault] = useState<string>()
  const [secret, setSecret] = useState<string>()
  const add = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (url.trim() === '' || chosen.length === 0) return setFault(t(url.trim() === '' ? 'refused.address' : 'refused.events'))
    setBusy(true)
    setFault(undefined)
    const answer = await call(addCompanyWebhook, { body: { url: url.trim(), events: [...chosen] }, errors: 'own' })
    setBusy(false)
    if (!answer.ok) return setFault(t(nameRefusal(answer.problem)))
    setSecret(answer.data.secret)
    await refreshQueries(listCompanyWebhooks)
    onAdded(answer.data.id)
  }
  return (
    <Dialog
      open
      title={t('add')}
      closesInFooter
      onClose={onClose}
      footer={
        secret === undefined ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} busy={isBusy}>
              {t('add.send')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('done')}</Button>
        )
      }
    >
      {secret === undefined ? (
        <form id={formId} noValidate onSubmit={(event) => void add(event)}>
          <FormStack>
            <TextField
              label={t('url')}
              hint={t('url.hint')}
              value={url}
              inputMode="url"
              autoComplete="off"
              maxLength={500}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
            <EventFields events={events} chosen={chosen} onChange={setChosen} />
            {fault !== undefined && (
              <Message tone="bad" live>
                {fault}
              </Message>
            )}
          </FormStack>
        </form>
      ) : (
        <SecretField secret={secret} />
      )}
    </Dialog>
  )
}
