import { useState, type SyntheticEvent } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { eraseSubmissionsOf } from '#features/forms/form-inbox/inbox.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** For a person who asks to be forgotten. */
export const EraseDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useTexts('form-inbox')
  const [email, setEmail] = useState('')
  const { mutate, data, isPending, isError } = useEndpointMutation(eraseSubmissionsOf)
  const send = (event: SyntheticEvent) => {
    event.preventDefault()
    if (email.trim() !== '' && !isPending) mutate({ body: { email: email.trim() } })
  }
  return (
    <Dialog
      open
      title={t('erase.title')}
      description={t('erase.text')}
      onClose={onClose}
      footer={
        <Button type="submit" form="erase-form" busy={isPending}>
          {t('erase.do')}
        </Button>
      }
    >
      <form id="erase-form" onSubmit={send}>
        <TextField
          label={t('email')}
          type="email"
          value={email}
          maxLength={254}
          required
          onChange={(event) => setEmail(event.currentTarget.value)}
        />
      </form>
      {data && (
        <Message tone="ok" live>
          {t('erase.done', { count: data.erased })}
        </Message>
      )}
      {isError && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
