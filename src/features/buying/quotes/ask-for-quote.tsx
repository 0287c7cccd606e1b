import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { quotePath } from '#features/buying/quotes/quote-list.rules.ts'
import { quoteForm, requestQuoteEndpoint } from '#features/buying/quotes/quote.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './detail/quote-detail.module.css'

type Source = { readonly cartId: string } | { readonly lines: { readonly sku: string; readonly quantity: number }[] }
type Values = { readonly note: string; readonly wantedBy: string; readonly subject: Source }

type AskForQuoteProps = {
  readonly text: 'cart.text' | 'lines.text'
  /** The lines to quote, read when the quote is requested; undefined where they cannot be read. */
  readonly source: () => Promise<Source | undefined>
}

/** A button and the form behind it; what the quote is for stays as it is. */
export const AskForQuote = ({ text, source }: AskForQuoteProps) => {
  const t = useTexts('quotes')
  const { locale } = usePage()
  const [isOpen, setIsOpen] = useState(false)
  const [isReading, setReading] = useState(false)
  const [isUnread, setUnread] = useState(false)
  const [made, setMade] = useState<string>()
  const form = useEndpointForm(requestQuoteEndpoint, {
    rules: quoteForm,
    request: () => ({ query: { language: locale.language, country: locale.country }, headers: orderingHeaders() }),
    values: { note: '', wantedBy: '', subject: { lines: [] } },
    bodyOf: ({ note, wantedBy, subject }: Values) => ({ ...subject, note, ...(wantedBy !== '' && { wantedBy }) }),
    faultsOf: ({ wantedBy }) => ({
      wantedBy: wantedBy !== '' && wantedBy < new Date().toISOString().slice(0, 10) ? t('cart.over') : undefined,
    }),
    isOnce: true,
    onSent: ({ quoteNumber }) => {
      setMade(quoteNumber)
      setIsOpen(false)
    },
  })
  const submit = form.check(async () => {
    if (isReading) return
    setReading(true)
    const subject = await source().catch(() => undefined)
    setReading(false)
    setUnread(!subject)
    if (!subject) return
    form.change('subject', subject)
    await form.send()
  })
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
          <Button type="submit" form="ask-for-quote" busy={isReading || form.isBusy}>
            {t('cart.send')}
          </Button>
        }
      >
        <form {...form.props} id="ask-for-quote" className={styles.form} onSubmit={submit}>
          <TextArea label={t('cart.note')} optional {...form.field('note')} />
          <TextField label={t('cart.wantedBy')} optional {...form.field('wantedBy')} type="date" />
        </form>
        {(isUnread || form.outcome.error) && (
          <Message tone="bad" live>
            {t('cart.failed')}
          </Message>
        )}
      </Dialog>
    </div>
  )
}
