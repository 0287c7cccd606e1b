import { CallError, useEndpointMutation } from '#browser/query.ts'
import { rememberMatch } from '#features/company/part-numbers/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type NumberOffer = { readonly number: string; readonly sku: string }

/** A confirmed match is remembered for the company, so that the next document needs nobody. */
export const RememberNumber = ({ offer, onClose }: { offer: NumberOffer; onClose: () => void }) => {
  const t = useTexts('purchase-orders')
  const { locale } = usePage()
  const remembering = useEndpointMutation(rememberMatch)
  const isTaken = remembering.error instanceof CallError && remembering.error.status === 409
  if (remembering.isSuccess)
    return (
      <Message tone="ok" live onDismiss={onClose}>
        {t('remember.done', offer)}
      </Message>
    )
  return (
    <Message
      tone={remembering.isError ? 'bad' : 'info'}
      live
      onDismiss={onClose}
      action={
        !isTaken && (
          <Button
            variant="quiet"
            size="small"
            busy={remembering.isPending}
            onClick={() => remembering.mutate({ query: { country: locale.country }, body: offer })}
          >
            {t('remember')}
          </Button>
        )
      }
    >
      {t(isTaken ? 'remember.taken' : remembering.isError ? 'failed' : 'remember.text', offer)}
    </Message>
  )
}
