import { useRef, useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { createIntent } from '#browser/idempotency-key.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { MOST_QUOTE_NOTE, quotePath } from '#features/buying/quotes/quote-list.rules.ts'
import { requestQuoteEndpoint } from '#features/buying/quotes/quote.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './detail/quote-detail.module.css'

const QUIET = { isQuiet: true, errors: 'own' } as const

type Source = { readonly cartId: string } | { readonly lines: { readonly sku: string; readonly quantity: number }[] }

type AskForQuoteProps = {
  readonly text: 'cart.text' | 'lines.text'
  /** The lines to quote, read when the quote is requested; undefined where they cannot be read. */
  readonly source: () => Promise<Source | undefined>
}

/** A button and the form behind it; what the quote is for stays as it is. */
export const AskForQuote = ({ text, source }: AskForQuoteProps) => {
  const t = useTexts('quotes')
  const { locale } = usePage()
  const intent = useRef(createIntent())
  const [isOpen, setIsOpen] = useState(false)
  const [note, setNote] = useState('')
  const [wantedBy, setWantedBy] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)
  const [made, setMade] = useState<string>()
  const [isOver, setIsOver] = useState(false)
  const choose = (day: string): void => {
    setWantedBy(day)
    setIsOver(day !== '' && day < new Date().toISOString().slice(0, 10))
  }
  const ask = async (): Promise<string | undefined> => {
    const query = { language: locale.language, country: locale.country }
    const subject = await source()
    if (!subject) return undefined
    const body = { ...subject, note, ...(wantedBy !== '' && { wantedBy }) }
    const headers = { ...orderingHeaders(), ...intent.current.headersFor(body) }
    const { data } = await call(requestQuoteEndpoint, { query, body, headers, ...QUIET })
    intent.current.settle()
    return data?.quoteNumber
  }
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isBusy || isOver) return
    setIsBusy(true)
    const number = await ask().catch(() => undefined)
    setIsBusy(false)
    setHasFailed(number === undefined)
    if (number === undefined) return
    setMade(number)
    setIsOpen(false)
  }
  return (
    <div className={styles.form}>
      <Button variant="secondary" wide onClick={() => setIsOpen(true)}>
        {t('cart.ask')}
      </Button>
      <div role="status">
        {made !== undefined && (
          <Message tone="ok" action={<a href={pageHref(locale, quotePath(made))}>{t('cart.open')}</a>}>
            {t('cart.sent', { number: made })}
          </Message>
        )}
      </div>
      <Dialog
        open={isOpen}
        title={t('cart.title')}
        description={t(text)}
        onClose={() => setIsOpen(false)}
        footer={
          <Button type="submit" form="ask-for-quote" busy={isBusy}>
            {t('cart.send')}
          </Button>
        }
      >
        <form id="ask-for-quote" className={styles.form} onSubmit={(event) => void submit(event)}>
          <TextArea
            label={t('cart.note')}
            optional
            value={note}
            maxLength={MOST_QUOTE_NOTE}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
          <TextField
            type="date"
            label={t('cart.wantedBy')}
            optional
            error={isOver ? t('cart.over') : undefined}
            value={wantedBy}
            onChange={(event) => choose(event.currentTarget.value)}
          />
        </form>
        {hasFailed && (
          <Message tone="bad" live>
            {t('cart.failed')}
          </Message>
        )}
      </Dialog>
    </div>
  )
}
