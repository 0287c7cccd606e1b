import { useState } from 'react'
import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { refreshQueries } from '#browser/query.ts'
import { DeclineQuote } from '#features/administration/quote-admin/decline-quote.tsx'
import { OfferDiscounts } from '#features/administration/quote-admin/offer-discounts.tsx'
import {
  beginOffer,
  findOfferFault,
  listCosted,
  sumEntered,
  toOfferBody,
  type OfferEntry,
} from '#features/administration/quote-admin/offer-form.rules.ts'
import { MarginText } from '#features/administration/quote-admin/margin-text.tsx'
import { findMargin, sumCosts } from '#features/administration/quote-admin/offer-margin.rules.ts'
import { OfferLines } from '#features/administration/quote-admin/offer-lines.tsx'
import {
  listAllQuotes,
  offerAnyQuote,
  offerForm,
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
  const [first] = useState(() => beginOffer(version, new Date(Date.now() + USUAL_VALIDITY_MS)))
  const form = useEndpointForm(offerAnyQuote, {
    rules: offerForm,
    request: { params: { number: quote.number } },
    values: first,
    // The endpoint reads instants of text into dates.
    bodyOf: (entry: OfferEntry) => toOfferBody(entry, version, currency) as never,
    faultsOf: (entry) => {
      const fault = findOfferFault(entry, version, currency, new Date())
      if (fault === undefined) return {}
      return fault === 'ended' ? { until: t(fault) } : { lines: t(fault) }
    },
    onSent: async (offered) => {
      onDone(t('offered', { number: number(offered.version) }))
      await refreshQueries(listAllQuotes, readAnyQuote)
    },
  })
  const entry: OfferEntry = {
    lines: form.valueOf('lines'),
    discounts: form.valueOf('discounts'),
    until: form.textOf('until'),
    note: form.textOf('note'),
  }
  const sum = sumEntered(entry, version, currency)
  const costs = new Map(quote.costs.map(({ sku, unit }) => [sku, fromMoneyJson(unit)]))
  const cost = sumCosts(listCosted(entry, version, costs))
  const { error } = form.outcome
  const fault = form.errorOf('lines') ?? (error && t(error.status === CONFLICT ? 'changedMeanwhile' : 'failed'))
  return (
    <form {...form.props} className={styles.stack}>
      <h3>{t('offer.title')}</h3>
      <OfferLines
        lines={version.lines}
        entries={entry.lines}
        currency={currency}
        costs={costs}
        onChange={(lines) => form.change('lines', lines)}
      />
      <OfferDiscounts
        discounts={entry.discounts}
        currency={currency}
        onChange={(discounts) => form.change('discounts', discounts)}
      />
      <TextField type="datetime-local" size="small" label={t('validUntil')} {...form.field('until')} />
      <TextArea label={t('offerNote')} rows={3} {...form.field('note')} maxLength={MOST_QUOTE_NOTE} />
      {fault && (
        <Message tone="bad" live>
          {fault}
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
        <Button type="submit" busy={form.isBusy}>
          {t('offer')}
        </Button>
      </div>
    </form>
  )
}
