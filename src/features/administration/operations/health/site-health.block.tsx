import { useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { FindingList } from '#features/administration/operations/health/finding-list.tsx'
import { readHealth } from '#features/administration/operations/health/health.api.ts'
import type { HealthPart, HealthState } from '#features/administration/operations/health/health.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../operations.module.css'

type Row = ReplyOf<typeof readHealth>['parts'][number]
type Texts = ReturnType<typeof useTexts<'operations'>>

const TONES: Readonly<Record<HealthState, BadgeTone>> = { ok: 'ok', warn: 'warn', bad: 'bad' }
/** Where one goes to mend it. */
const SCREENS: Readonly<Partial<Record<HealthPart, string>>> = {
  jobs: '/back-office/jobs',
  pages: '/back-office/pages',
  mails: '/back-office/jobs/mails',
  outbox: '/back-office/jobs/webhooks',
  search: '/back-office/search',
}

const BYTES = new Set([
  'free',
  'total',
  'used',
  'allowed',
  'uploads',
  'cases',
  'purchaseOrders',
  'forms',
  'readings',
  'invoices',
  'sentFiles',
  'draftFiles',
  'returnPictures',
  'systemOrders',
])

const writeFact = (value: Row['facts'][string], name: string, { dateTime, fileSize, number }: Formats): string => {
  if (value === null || value === undefined) return '–'
  if (typeof value === 'string') return dateTime(value)
  return BYTES.has(name) ? fileSize(value) : number(value)
}

const listColumns = (t: Texts, formats: Formats, linkTo: (path: string) => string): Column<Row>[] => [
  {
    key: 'part',
    header: t('health.part'),
    rowHeader: true,
    cell: ({ part }) => {
      const screen = SCREENS[part]
      return screen ? <a href={linkTo(screen)}>{t(`health.${part}`)}</a> : t(`health.${part}`)
    },
  },
  { key: 'state', header: t('state'), cell: ({ state }) => <Badge tone={TONES[state]}>{t(`health.state.${state}`)}</Badge> },
  {
    key: 'facts',
    header: t('health.facts'),
    phone: 'full',
    cell: ({ facts }) => (
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt>{t(`fact.${name}` as 'fact.waiting')}</dt>
            <dd>{writeFact(value, name, formats)}</dd>
          </div>
        ))}
      </dl>
    ),
  },
]

/** How the site is, part by part, with the way to where it is mended. */
export const Block = () => {
  const t = useTexts('operations')
  const formats = useFormats()
  const { locale } = usePage()
  const { data, isError, isFetching, refetch } = useEndpointQuery(readHealth, {})
  const columns = listColumns(t, formats, (path) => pageHref(locale, path))
  return (
    <Section space="tight">
      {isError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} headingLevel={2} />}
      {!data && !isError && (
        <SkeletonGroup>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </SkeletonGroup>
      )}
      {data && (
        <>
          <Message tone={data.state} live>
            {t(`health.all.${data.state}`)}
          </Message>
          <div className={styles.bar}>
            <p>
              {t('health.version', { version: data.version, started: formats.dateTime(data.startedAt) })}{' '}
              {t('health.looked', { time: formats.dateTime(data.lookedAt) })}
            </p>
            <Button variant="secondary" size="small" busy={isFetching} onClick={() => void refetch()}>
              {t('health.again')}
            </Button>
          </div>
          <Table caption={t('health')} columns={columns} rows={data.parts} rowKey={({ part }) => part} dense />
          <h2>{t('checks')}</h2>
          <FindingList key={data.lookedAt} />
        </>
      )}
    </Section>
  )
}
