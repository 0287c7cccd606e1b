import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** A secret that was just made; nobody sees it again. */
export const SecretField = ({ secret }: { secret: string }) => {
  const t = useTexts('webhooks')
  return (
    <Message tone="ok" live>
      <TextField
        label={t('secret')}
        hint={t('secret.once')}
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
    </Message>
  )
}
