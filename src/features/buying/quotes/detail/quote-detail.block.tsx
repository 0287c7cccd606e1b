import { useState, type MouseEvent } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { QuoteAnswer } from '#features/buying/quotes/detail/quote-answer.tsx'
import { QuoteLines } from '#features/buying/quotes/detail/quote-lines.tsx'
import { QuoteSums } from '#features/buying/quotes/detail/quote-sums.tsx'
import { openVersion, useVersionAddress, writeVersionAddress } from '#features/buying/quotes/detail/use-version-address.client.ts'
import { QuoteBadge } from '#features/buying/quotes/quote-badge.tsx'
import { listComparable } from '#features/buying/quotes/quote-compare.rules.ts'
import { readQuote } from '#features/buying/quotes/quote.api.ts'
import type { QuoteVersionView, QuoteView } from '#features/buying/quotes/quote.schema.ts'
import { useReaderZone } from '#features/buying/quotes/use-reader-zone.client.ts'
import { History } from '#ui/history.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './quote-detail.module.css'

/** Asked again while somebody looks: the other side may answer. */
const FOLLOW_MS = 60_000

const follow = (event: MouseEvent<HTMLAnchorElement>): void => {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return
  event.preventDefault()
  openVersion(event.currentTarget.href)
}

type VersionProps = { quote: QuoteView; version: QuoteVersionView; compared: number | undefined }

const CompareLinks = ({ quote, version, compared }: VersionProps) => {
  const t = useTexts('quotes')
  const { number } = useFormats()
  const others = listComparable(quote.versions, version.number)
  if (others.length === 0) return null
  return (
    <span className={styles.compare}>
      {others.map((other) => (
        <a
          key={other}
          href={writeVersionAddress(version.number, other)}
          aria-current={other === compared || undefined}
          onClick={follow}
        >
          {t('compare', { number: number(other) })}
        </a>
      ))}
      {compared !== undefined && (
        <a href={writeVersionAddress(version.number, 0)} onClick={follow}>
          {t('compare.none')}
        </a>
      )}
    </span>
  )
}

const Notes = ({ versions }: Pick<QuoteView, 'versions'>) => {
  const t = useTexts('quotes')
  const timeZone = useReaderZone()
  const { dateTime, number } = useFormats()
  const said = versions.filter(({ note }) => note !== '').toReversed()
  if (said.length === 0) return null
  return (
    <section className={styles.card} aria-labelledby="quote-notes">
      <h2 id="quote-notes">{t('notes')}</h2>
      <ul className={styles.notes}>
        {said.map(({ number: version, by, at, note }) => (
          <li key={version}>
            <strong>{by || '–'}</strong>{' '}
            <span className={styles.muted}>
              {t('version', { number: number(version) })}, <time dateTime={at}>{dateTime(at, { timeZone })}</time>
            </span>
            <p className={styles.note}>{note}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Whose turn it is; nothing once it has ended. */
const NEXT: Readonly<Partial<Record<QuoteView['state'], 'offer' | 'answer' | 'order'>>> = {
  ...{ Requested: 'offer', Countered: 'offer', Offered: 'answer', Accepted: 'order' },
}

const Versions = ({ quote, shown }: { quote: QuoteView; shown: number }) => {
  const t = useTexts('quotes')
  const timeZone = useReaderZone()
  const { money, number } = useFormats()
  const next = NEXT[quote.state]
  const { locale } = usePage()
  return (
    <section className={styles.card} aria-labelledby="quote-versions">
      <h2 id="quote-versions">{t('versions')}</h2>
      <History
        timeZone={timeZone}
        next={next && t(`next.${next}`)}
        entries={quote.versions.toReversed().map((version) => {
          const name = t('version', { number: number(version.number) })
          const pdf = `/api/quotes/v1/${encodeURIComponent(quote.number)}/versions/${version.number}/document?language=${locale.language}`
          return {
            ...{ key: String(version.number), at: version.at, who: version.by || undefined },
            what: (
              <>
                {t(`kind.${version.kind}`)},{' '}
                {version.number === shown ? (
                  <strong>{name}</strong>
                ) : (
                  <a href={writeVersionAddress(version.number)} onClick={follow}>
                    {name}
                  </a>
                )}{' '}
                {version.total && <span className="num">{money(version.total)}</span>}{' '}
                <a href={pdf}>
                  {t('pdf')}
                  <span className="visually-hidden"> {name}</span>
                </a>
              </>
            ),
          }
        })}
      />
      <p className={styles.muted}>{t('versions.text')}</p>
    </section>
  )
}

const QuoteDetail = ({ view: drawn }: { view: QuoteView }) => {
  const t = useTexts('quotes')
  const timeZone = useReaderZone()
  const { date, dateTime, number } = useFormats()
  const { data: quote = drawn, refetch } = useEndpointQuery(
    readQuote,
    { params: { number: drawn.number } },
    { initialData: drawn, followMs: () => FOLLOW_MS },
  )
  const address = useVersionAddress()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const newest = quote.versions.at(-1)
  const version = quote.versions.find((one) => one.number === address.version) ?? newest
  if (!version || !newest) return null
  const [usual] = listComparable(quote.versions, version.number)
  const compared = address.compare === 0 ? undefined : (address.compare ?? usual)
  const before = quote.versions.find((one) => one.number === compared && one.number < version.number)
  const chosen = new Set(newest.lines.filter(({ id }) => !left.has(id)).map(({ id }) => id))
  const choose = (ids: ReadonlySet<string>): void =>
    setLeft(new Set(newest.lines.filter(({ id }) => !ids.has(id)).map(({ id }) => id)))
  const mayChoose = quote.may.accept && version === newest
  const requested = {
    date: date(quote.requestedAt, { timeZone }),
    name: quote.requestedBy || '–',
    account: `${shortenSoldTo(quote.account.number)} ${quote.account.name}`,
  }
  return (
    <Section space="tight">
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{t('detail.title', { number: quote.number })}</h1>
          <QuoteBadge state={quote.state} />
        </div>
        <p className={styles.muted}>
          {t('detail.requested', requested)}
          {quote.wantedBy !== null && <>. {t('detail.wantedBy', { date: date(quote.wantedBy) })}</>}
        </p>
      </header>
      <div className={styles.layout}>
        <div className={styles.stack}>
          <section className={styles.card} aria-labelledby="quote-version">
            <div className={styles.cardHead}>
              <h2 id="quote-version">{t('version', { number: number(version.number) })}</h2>
              <span className={styles.muted}>
                {t('version.by', { name: version.by || '–', at: dateTime(version.at, { timeZone }) })}
              </span>
              <CompareLinks quote={quote} version={version} compared={before?.number} />
            </div>
            <QuoteLines version={version} before={before} onChoose={choose} {...(mayChoose && { chosen })} />
            <QuoteSums version={version} before={before} currency={quote.currency} {...(mayChoose && { chosen })} />
          </section>
          <Notes versions={quote.versions} />
        </div>
        <aside className={styles.stack} data-first="">
          <QuoteAnswer
            quote={quote}
            newest={newest}
            chosen={chosen}
            refresh={async () => {
              await refetch()
            }}
          />
          <Versions quote={quote} shown={version.number} />
        </aside>
      </div>
    </Section>
  )
}

export const Block = ({ view }: { view: unknown }) => <QuoteDetail view={view as QuoteView} />
