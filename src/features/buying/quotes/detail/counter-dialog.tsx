import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { findCounterFaults, readCounterLines, type CounterEntry } from '#features/buying/quotes/detail/counter-lines.rules.ts'
import { counterForm, counterQuoteEndpoint } from '#features/buying/quotes/quote.api.ts'
import type { QuoteVersionView, QuoteView } from '#features/buying/quotes/quote.schema.ts'
import { readQuoteProblem } from '#features/buying/quotes/detail/quote-problem.rules.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-detail.module.css'

type Values = { readonly lines: readonly CounterEntry[]; readonly note: string }
type CounterDialogProps = { quote: QuoteView; version: QuoteVersionView; onClose: () => void; onDone: () => Promise<void> }

export const CounterDialog = ({ quote, version, onClose, onDone }: CounterDialogProps) => {
  const t = useTexts('quotes')
  const { number } = useFormats()
  const ui = useTexts('ui')
  const { currency } = quote
  const offered = new Map(version.lines.map(({ id, quantity }) => [id, quantity]))
  const form = useEndpointForm(counterQuoteEndpoint, {
    rules: counterForm,
    request: () => ({ params: { number: quote.number }, headers: orderingHeaders() }),
    values: { lines: version.lines.map(({ id, quantity }) => ({ id, quantity: String(quantity), price: '' })), note: '' },
    bodyOf: ({ lines, note }: Values) => ({
      lines: readCounterLines(lines, offered, currency),
      note,
      version: version.number,
    }),
    faultsOf: ({ lines, note }) => {
      const faults = findCounterFaults(lines, currency)
      const isEmpty = faults.length === 0 && readCounterLines(lines, offered, currency).length === 0 && note.trim() === ''
      return {
        ...Object.fromEntries(faults.map(({ at, field }) => [`lines.${at}.${field}`, ui('form.field')])),
        note: isEmpty ? t('counter.empty') : undefined,
      }
    },
    isOnce: true,
    onSent: async () => {
      await onDone()
      onClose()
    },
  })
  const { error } = form.outcome
  return (
    <Dialog
      open
      size="wide"
      title={t('counter.title', { number: number(version.number) })}
      description={t('counter.text')}
      onClose={onClose}
      footer={
        <Button type="submit" form="counter-form" busy={form.isBusy}>
          {t('counter.send')}
        </Button>
      }
    >
      <form {...form.props} id="counter-form" className={styles.form}>
        {version.lines.map(({ id, sku, name }, at) => (
          <fieldset key={id} className={styles.pair}>
            <legend>{name}</legend>
            <TextField
              type="number"
              size="small"
              label={t('counter.quantity', { sku })}
              min={1}
              step={1}
              {...form.field(`lines.${at}.quantity`)}
            />
            <TextField
              size="small"
              inputMode="decimal"
              label={t('counter.wanted', { sku, currency })}
              {...form.field(`lines.${at}.price`)}
            />
          </fieldset>
        ))}
        <TextArea label={t('counter.note')} {...form.field('note')} />
      </form>
      {error && (
        <Message tone="bad" live>
          {t(`problem.${readQuoteProblem(error.problem)}`)}
        </Message>
      )}
    </Dialog>
  )
}
