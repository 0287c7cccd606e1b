import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { readQuoteProblem } from '#features/buying/quotes/detail/quote-problem.rules.ts'
import { declineForm, declineQuoteEndpoint } from '#features/buying/quotes/quote.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type DeclineDialogProps = { number: string; onClose: () => void; onDone: () => Promise<void> }

export const DeclineDialog = ({ number, onClose, onDone }: DeclineDialogProps) => {
  const t = useTexts('quotes')
  const form = useEndpointForm(declineQuoteEndpoint, {
    rules: declineForm,
    request: () => ({ params: { number }, headers: orderingHeaders() }),
    values: { note: '' },
    onSent: async () => {
      await onDone()
      onClose()
    },
  })
  const { error } = form.outcome
  return (
    <Dialog
      open
      title={t('decline.title', { number })}
      description={t('decline.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="decline-form" busy={form.isBusy}>
            {t('decline.send')}
          </Button>
        </>
      }
    >
      <form {...form.props} id="decline-form">
        <TextArea label={t('decline.note')} optional {...form.field('note')} />
      </form>
      {error && (
        <Message tone="bad" live>
          {t(`problem.${readQuoteProblem(error.problem)}`)}
        </Message>
      )}
    </Dialog>
  )
}
