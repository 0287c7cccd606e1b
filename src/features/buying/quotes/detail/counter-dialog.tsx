import { useRef, useState, type SyntheticEvent } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { CallError, useEndpointMutation } from '#browser/query.ts'
import { orderingHeaders } from '#features/buying/pricing/public.ts'
import { MOST_QUOTE_NOTE } from '#features/buying/quotes/quote-list.rules.ts'
import { counterQuoteEndpoint } from '#features/buying/quotes/quote.api.ts'
import type { QuoteVersionView, QuoteView } from '#features/buying/quotes/quote.schema.ts'
import { readQuoteProblem, type QuoteProblem } from '#features/buying/quotes/detail/quote-problem.rules.ts'
import { parseDecimal, toMoneyJson, type MoneyJson } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-detail.module.css'

type Entered = { readonly quantity?: string; readonly price?: string }
type CounterDialogProps = { quote: QuoteView; version: QuoteVersionView; onClose: () => void; onDone: () => Promise<void> }

/** A comma is a decimal point too, as most readers write it. */
const readPrice = (text: string | undefined, currency: string): MoneyJson | undefined => {
  const amount = parseDecimal((text ?? '').trim().replace(',', '.'), currency)
  return amount && toMoneyJson(amount)
}

export const CounterDialog = ({ quote, version, onClose, onDone }: CounterDialogProps) => {
  const t = useTexts('quotes')
  const { number } = useFormats()
  const intent = useRef(createIntent())
  const [entered, setEntered] = useState<ReadonlyMap<string, Entered>>(new Map())
  const [note, setNote] = useState('')
  const [problem, setProblem] = useState<QuoteProblem | 'empty'>()
  const { mutateAsync, isPending } = useEndpointMutation(counterQuoteEndpoint)
  const enter = (id: string, change: Entered): void => setEntered(new Map(entered).set(id, { ...entered.get(id), ...change }))

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isPending) return
    const lines = version.lines.flatMap(({ id, quantity }) => {
      const { quantity: pieces, price } = entered.get(id) ?? {}
      const wantedPrice = readPrice(price, quote.currency)
      const changed = pieces !== undefined && Number.isInteger(Number(pieces)) && Number(pieces) > 0 ? Number(pieces) : quantity
      return wantedPrice || changed !== quantity ? [{ id, quantity: changed, ...(wantedPrice && { wantedPrice }) }] : []
    })
    if (lines.length === 0 && note.trim() === '') return setProblem('empty')
    const body = { lines, note, version: version.number }
    try {
      const headers = { ...orderingHeaders(), ...intent.current.headersFor(body) }
      await mutateAsync({ params: { number: quote.number }, body, headers })
      await onDone()
      onClose()
    } catch (error) {
      setProblem(readQuoteProblem(error instanceof CallError ? error.problem : undefined))
    }
  }
  return (
    <Dialog
      open
      size="wide"
      title={t('counter.title', { number: number(version.number) })}
      description={t('counter.text')}
      onClose={onClose}
      footer={
        <Button type="submit" form="counter-form" busy={isPending}>
          {t('counter.send')}
        </Button>
      }
    >
      <form id="counter-form" className={styles.form} onSubmit={(event) => void send(event)}>
        {version.lines.map(({ id, sku, name, quantity }) => (
          <fieldset key={id} className={styles.pair}>
            <legend>{name}</legend>
            <TextField
              type="number"
              size="small"
              label={t('counter.quantity', { sku })}
              min={1}
              step={1}
              value={entered.get(id)?.quantity ?? String(quantity)}
              onChange={(event) => enter(id, { quantity: event.currentTarget.value })}
            />
            <TextField
              size="small"
              inputMode="decimal"
              label={t('counter.wanted', { sku, currency: quote.currency })}
              value={entered.get(id)?.price ?? ''}
              onChange={(event) => enter(id, { price: event.currentTarget.value })}
            />
          </fieldset>
        ))}
        <TextArea
          label={t('counter.note')}
          value={note}
          maxLength={MOST_QUOTE_NOTE}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </form>
      {problem !== undefined && (
        <Message tone="bad" live>
          {t(problem === 'empty' ? 'counter.empty' : `problem.${problem}`)}
        </Message>
      )}
    </Dialog>
  )
}
