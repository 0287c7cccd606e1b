import { useState, type SyntheticEvent } from 'react'
import { CallError, refreshQueries, useEndpointMutation } from '#browser/query.ts'
import { DeclineQuote } from '#features/administration/quote-admin/decline-quote.tsx'
import { OfferDiscounts } from '#features/administration/quote-admin/offer-discounts.tsx'
import {
  beginOffer,
  findOfferFault,
  listCosted,
  sumEntered,
  toOfferBody,
  type OfferFault,
} from '#features/administration/quote-admin/offer-form.rules.ts'
import { MarginText } from '#features/administration/quote-admin/margin-text.tsx'
import { findMargin, sumCosts } from '#features/administration/quote-admin/offer-margin.rules.ts'
import { OfferLines } from '#features/administration/quote-admin/offer-lines.tsx'
import {
  listAllQuotes,
  offerAnyQuote,
  readAnyQuote,
  type CostedQuote,
} from '#features/administration/quote-admin/quote-admin.api.ts'
import { MOST_QUOTE_NOTE, USUAL_VALIDITY_MS, type QuoteView } from '#features/buying/quotes/public.ts'
import { fromMoneyJson } from '#kernel/money.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-admin.module.css'

type OfferFormProps = { quote: CostedQuote; version: QuoteView['versions'][number]; onDone: (message: string) => void }

const CONFLICT = 409

/** Prices, lead times and validity by line, discounts and a note: sent, they are the next version. */
export const OfferForm = ({ quote, version, onDone }: OfferFormProps) => {
  const t = useTexts('quote-admin')
  const { money, number } = useFormats()
  const { currency } = quote
  const [entry, setEntry] = useState(() => beginOffer(version, new Date(Date.now() + USUAL_VALIDITY_MS)))
  const [fault, setFault] = useState<OfferFault | 'failed' | 'changedMeanwhile'>()
  const { mutateAsync, isPending } = useEndpointMutation(offerAnyQuote)
  const sum = sumEntered(entry, version, currency)
  const costs = new Map(quote.costs.map(({ sku, unit }) => [sku, fromMoneyJson(unit)]))
  const cost = sumCosts(listCosted(entry, version, costs))
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (isPending) return
    const found = findOfferFault(entry, version, currency, new Date())
    setFault(found)
    if (found) return
    try {
      // The endpoint reads instants of text into dates.
      const body = toOfferBody(entry, version, currency) as never
      const offered = await mutateAsync({ params: { number: quote.number }, body })
      onDone(t('offered', { number: number(offered.version) }))
      await refreshQueries(listAllQuotes, readAnyQuote)
    } catch (error) {
      setFault(error instanceof CallError && error.status === CONFLICT ? 'changedMeanwhile' : 'failed')
    }
  }
  return (
    <form className={styles.stack} onSubmit={(event) => void send(event)} noValidate>
      <h3>{t('offer.title')}</h3>
      <OfferLines
        lines={version.lines}
        entries={entry.lines}
        currency={currency}
        costs={costs}
        onChange={(lines) => setEntry({ ...entry, lines })}
      />
      <OfferDiscounts
        discounts={entry.discounts}
        currency={currency}
        onChange={(discounts) => setEntry({ ...entry, discounts })}
      />
      <TextField
        type="datetime-local"
        size="small"
        label={t('validUntil')}
        value={entry.until}
        onChange={(event) => setEntry({ ...entry, until: event.currentTarget.value })}
      />
      <TextArea
        label={t('offerNote')}
        rows={3}
        maxLength={MOST_QUOTE_NOTE}
        value={entry.note}
        onChange={(event) => setEntry({ ...entry, note: event.currentTarget.value })}
      />
      {fault && (
        <Message tone="bad" live>
          {t(fault)}
        </Message>
      )}
      <div className={styles.foot}>
        <span>
          {t('net')} <strong>{sum ? money(sum.total) : '–'}</strong>. {t('margin')}{' '}
          <strong>
            <MarginText margin={findMargin(sum?.total, cost)} />
          </strong>
        </span>
        {quote.may.decline && <DeclineQuote number={quote.number} onDone={onDone} />}
        <Button type="submit" busy={isPending}>
          {t('offer')}
        </Button>
      </div>
    </form>
  )
}
