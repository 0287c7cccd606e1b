import { useState, type SyntheticEvent } from 'react'
import { refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { declineAnyQuote, listAllQuotes, readAnyQuote } from '#features/administration/quote-admin/quote-admin.api.ts'
import { MOST_QUOTE_NOTE } from '#features/buying/quotes/public.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type DeclineQuoteProps = { number: string; onDone: (message: string) => void }

/** The button, and the reason that the customer reads. */
export const DeclineQuote = ({ number, onDone }: DeclineQuoteProps) => {
  const t = useTexts('quote-admin')
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const { mutateAsync, isPending } = useEndpointMutation(declineAnyQuote)
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isPending) return
    try {
      await mutateAsync({ params: { number }, body: { note } })
      setIsOpen(false)
      onDone(t('declined'))
      await refreshQueries(listAllQuotes, readAnyQuote)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <>
      <Button variant="secondary" onClick={() => setIsOpen(true)}>
        {t('decline')}
      </Button>
      <Dialog
        open={isOpen}
        title={t('decline.title', { number })}
        description={t('decline.text')}
        onClose={() => setIsOpen(false)}
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsOpen(false)}>
              {t('cancel')}
            </Button>
            <Button busy={isPending} onClick={(event) => void send(event)}>
              {t('decline.send')}
            </Button>
          </>
        }
      >
        <TextArea
          label={t('decline.note')}
          optional
          value={note}
          maxLength={MOST_QUOTE_NOTE}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {hasFailed && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
      </Dialog>
    </>
  )
}
