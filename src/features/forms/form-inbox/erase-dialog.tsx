import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { erasureForm, eraseSubmissionsOf } from '#features/forms/form-inbox/inbox.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** For a person who asks to be forgotten. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('form-inbox')
  const ui = useTexts('ui')
  const [erased, setErased] = useState<number>()
  const form = useEndpointForm(eraseSubmissionsOf, {
    rules: erasureForm,
    values: { email: '' },
    faultsOf: ({ email }) => ({ email: email === '' || /^[^\s@]+@[^\s@]+$/.test(email.trim()) ? undefined : ui('form.field') }),
    onSent: (reply) => setErased(reply.erased),
  })
  return (
    <Dialog
      open
      title={t('erase.title')}
      description={t('erase.text')}
      onClose={onClose}
      footer={
        <Button type="submit" form="erase-form" busy={form.isBusy}>
          {t('erase.do')}
        </Button>
      }
    >
      <form {...form.props} id="erase-form">
        <TextField label={t('email')} type="email" {...form.field('email')} />
      </form>
      {erased !== undefined && !form.outcome.error && (
        <Message tone="ok" live>
          {t('erase.done', { count: erased })}
        </Message>
      )}
      {form.outcome.error && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
