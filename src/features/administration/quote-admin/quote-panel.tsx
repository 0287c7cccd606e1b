import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { customerPath, shortenSoldTo } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { DeclineQuote } from '#features/administration/quote-admin/decline-quote.tsx'
import { OfferForm } from '#features/administration/quote-admin/offer-form.tsx'
import { readAnyQuote } from '#features/administration/quote-admin/quote-admin.api.ts'
import { StateBadge } from '#features/administration/quote-admin/state-badge.tsx'
import type { QuoteView } from '#features/buying/quotes/public.ts'
import { Message } from '#ui/message.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-admin.module.css'

const Versions = ({ quote }: { quote: QuoteView }) => {
  const t = useTexts('quote-admin')
  const { locale } = usePage()
  const { dateTime, money, number } = useFormats()
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return (
    <>
      <h3>{t('history')}</h3>
      <ol className={styles.versions} reversed>
        {quote.versions.toReversed().map((version) => (
          <li key={version.number}>
            <strong>{t('version', { number: number(version.number) })}</strong>, {t(`kind.${version.kind}`)}{' '}
            {version.total && <span className="num">{money(version.total)}</span>}{' '}
            <a
              href={`/api/back-office/v1/quotes/${encodeURIComponent(quote.number)}/versions/${version.number}/document?language=${locale.language}`}
            >
              {t('pdf')}
            </a>
            <br />
            <span className={styles.muted}>{t('by', { name: version.by || '–', at: dateTime(version.at, { timeZone }) })}</span>
            {version.note !== '' && <p className={styles.note}>{version.note}</p>}
          </li>
        ))}
      </ol>
    </>
  )
}

/** A quote as staff see it, with the form of the next offer. */
export const QuotePanel = ({ number }: { number: string }) => {
  const t = useTexts('quote-admin')
  const { date, dateTime } = useFormats()
  const { locale } = usePage()
  const [done, setDone] = useState<string>()
  const { data: quote, isError, refetch } = useEndpointQuery(readAnyQuote, { params: { number } }, { staleTime: 0 })
  if (isError) return <ErrorState title={t('noPanel')} onRetry={() => void refetch()} />
  const version = quote?.versions.at(-1)
  if (!quote || !version)
    return (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  const requested = {
    name: quote.requestedBy || '–',
    account: `${shortenSoldTo(quote.account.number)} ${quote.account.name}`,
    date: date(quote.requestedAt),
  }
  return (
    <div className={styles.stack}>
      <p className={styles.muted}>
        <StateBadge state={quote.state} /> {t('asked', requested)}
        {quote.wantedBy !== null && <>. {t('wantedBy', { date: date(quote.wantedBy) })}</>}
        {quote.validUntil !== null && (
          <>
            . {t('until')}: {dateTime(quote.validUntil, { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone })}
          </>
        )}
        {quote.orderNumber !== null && <>. {t('order', { number: quote.orderNumber })}</>}
      </p>
      {quote.company !== null && (
        <p>
          <a href={pageHref(locale, customerPath(quote.company))}>{t('customer.link')}</a>
        </p>
      )}
      {version.kind !== 'Offered' && version.note !== '' && (
        <p className={styles.note}>
          <span className={styles.muted}>{t('note')}: </span>
          {version.note}
        </p>
      )}
      <div role="status">{done !== undefined && <Message tone="ok">{done}</Message>}</div>
      {quote.may.offer ? (
        <OfferForm key={version.number} quote={quote} version={version} onDone={setDone} />
      ) : (
        quote.may.decline && <DeclineQuote number={number} onDone={setDone} />
      )}
      <Versions quote={quote} />
    </div>
  )
}
