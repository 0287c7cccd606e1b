import { useState, type SyntheticEvent } from 'react'
import { CallError, useEndpointMutation } from '#browser/query.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { readQuoteProblem, type QuoteProblem } from '#features/buying/quotes/detail/quote-problem.rules.ts'
import { MOST_QUOTE_NOTE } from '#features/buying/quotes/quote-list.rules.ts'
import { declineQuoteEndpoint } from '#features/buying/quotes/quote.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type DeclineDialogProps = { number: string; onClose: () => void; onDone: () => Promise<void> }

export const DeclineDialog = ({ number, onClose, onDone }: DeclineDialogProps) => {
  const t = useTexts('quotes')
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<QuoteProblem>()
  const { mutateAsync, isPending } = useEndpointMutation(declineQuoteEndpoint)
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isPending) return
    try {
      await mutateAsync({ params: { number }, body: { note }, headers: orderingHeaders() })
      await onDone()
      onClose()
    } catch (error) {
      setProblem(readQuoteProblem(error instanceof CallError ? error.problem : undefined))
    }
  }
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
          <Button type="submit" form="decline-form" busy={isPending}>
            {t('decline.send')}
          </Button>
        </>
      }
    >
      <form id="decline-form" onSubmit={(event) => void send(event)}>
        <TextArea
          label={t('decline.note')}
          optional
          value={note}
          maxLength={MOST_QUOTE_NOTE}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
      {problem !== undefined && (
        <Message tone="bad" live>
          {t(`problem.${problem}`)}
        </Message>
      )}
    </Dialog>
  )
}
