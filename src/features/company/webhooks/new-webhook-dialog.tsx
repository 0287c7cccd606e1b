import { useId, useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { addCompanyWebhook, companyWebhookForm, listCompanyWebhooks } from '#features/company/webhooks/company-webhook.api.ts'
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
  const [secret, setSecret] = useState<string>()
  const form = useEndpointForm(addCompanyWebhook, {
    rules: companyWebhookForm,
    values: { url: '', events: [] },
    faultsOf: ({ url, events: chosen }) => ({
      url: url.trim() === '' ? t('refused.address') : undefined,
      events: chosen.length === 0 ? t('refused.events') : undefined,
    }),
    onSent: async (reply) => {
      setSecret(reply.secret)
      await refreshQueries(listCompanyWebhooks)
      onAdded(reply.id)
    },
  })
  const { error } = form.outcome
  const fault = form.errorOf('events') ?? (error ? t(nameRefusal(error.problem)) : undefined)
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
            <Button type="submit" form={formId} busy={form.isBusy}>
              {t('add.send')}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{t('done')}</Button>
        )
      }
    >
      {secret === undefined ? (
        <form {...form.props} id={formId}>
          <FormStack>
            <TextField label={t('url')} hint={t('url.hint')} inputMode="url" autoComplete="off" {...form.field('url')} />
            <EventFields
              events={events}
              chosen={form.valueOf('events')}
              onChange={(chosen) => form.change('events', [...chosen])}
            />
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
