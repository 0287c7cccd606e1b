import { useEndpointQuery } from '#browser/query.ts'
import { ApprovalBadge } from '#features/company/approvals/approval-badge.tsx'
import { APPROVALS_PATH } from '#features/company/approvals/approval-paths.rules.ts'
import { readApproval, type ApprovalView } from '#features/company/approvals/approval.api.ts'
import { ApprovalHistory, ApprovalSteps } from '#features/company/approvals/detail/approval-history.tsx'
import { DecisionForm } from '#features/company/approvals/detail/decision-form.tsx'
import { SplitHints } from '#features/company/approvals/split-hints.tsx'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { fromMoneyJson } from '#kernel/money.ts'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './approval-detail.module.css'

type Line = ApprovalView['lines'][number]

const useLineColumns = (): Column<Line>[] => {
  const t = useTexts('approvals')
  const { money, number } = useFormats()
  return [
    {
      key: 'part',
      header: t('part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, name }) => (
        <>
          {name} <span className={styles.muted}>{sku}</span>
        </>
      ),
    },
    { key: 'quantity', header: t('quantity'), numeric: true, phoneLabel: true, cell: ({ quantity }) => number(quantity) },
    { key: 'unit', header: t('unit'), numeric: true, phone: 'hidden', cell: ({ unit }) => money(unit) },
    { key: 'total', header: t('column.total'), numeric: true, cell: ({ total }) => money(total) },
  ]
}

const Facts = ({ view }: { view: ApprovalView }) => {
  const t = useTexts('approvals')
  const { date, money } = useFormats()
  const { budget, delivery } = view
  const deliveryOf = (): readonly (readonly [string, string])[] =>
    delivery
      ? [
          [t('shipTo'), delivery.shipTo],
          [t('requestedOn'), delivery.requestedOn === null ? t('requestedOn.soon') : date(delivery.requestedOn)],
          ...(delivery.attention === '' ? [] : [[t('attention'), delivery.attention] as const]),
        ]
      : []
  const facts: readonly (readonly [string, string])[] = [
    [t('net'), money(view.net)],
    [t('total'), money(view.total)],
    [t('column.costCentre'), view.costCentre ?? '–'],
    [t('poNumber'), view.poNumber || '–'],
    [t('account'), view.account],
    ...deliveryOf(),
  ]
  return (
    <div className={styles.card}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {budget && (
        <>
          <h2>{t('budget', { costCentre: budget.costCentre })}</h2>
          <dl className={styles.facts}>
            <div>
              <dt>{t('budget.left')}</dt>
              <dd>{money(budget.left)}</dd>
            </div>
            <div data-short={fromMoneyJson(budget.afterwards).minor < 0n || undefined}>
              <dt>{t('budget.afterwards')}</dt>
              <dd>{money(budget.afterwards)}</dd>
            </div>
          </dl>
        </>
      )}
    </div>
  )
}

/** Why it is needed, in the words of whoever sent it. */
const RequesterNote = ({ view: { history, requester } }: { view: ApprovalView }) => {
  const note = history.find(({ action }) => action === 'submit')?.note ?? ''
  if (note === '') return null
  return (
    <figure className={styles.card}>
      <blockquote className={styles.note}>{note}</blockquote>
      <figcaption className={styles.muted}>{requester.name}</figcaption>
    </figure>
  )
}

const Detail = ({ view: drawn }: { view: ApprovalView }) => {
  const t = useTexts('approvals')
  const { locale } = usePage()
  const columns = useLineColumns()
  const request = { params: { id: drawn.id }, query: { language: locale.language } }
  const { data: view = drawn, refetch } = useEndpointQuery(readApproval, request, { initialData: drawn })
  return (
    <Section space="tight">
      <a className={styles.back} href={pageHref(locale, APPROVALS_PATH)}>
        <Icon name="left" size="small" />
        {t('back')}
      </a>
      <header className={styles.head}>
        <h1>{t('who', { who: view.requester.name })}</h1>
        <ApprovalBadge state={view.state} />
      </header>
      {view.orderNumber !== null && (
        <p>
          <a href={pageHref(locale, `/secure/orders/details.orderNum-${view.orderNumber}`)}>
            {t('order.placed', { number: view.orderNumber })}
          </a>
        </p>
      )}
      <div className={styles.parts}>
        <div className={styles.main}>
          <SplitHints splits={view.splits} />
          <RequesterNote view={view} />
          <DecisionForm view={view} onDecided={() => void refetch()} />
          <Table
            caption={t('lines', { count: view.lines.length })}
            columns={columns}
            rows={view.lines}
            rowKey={({ sku }) => sku}
          />
          <ApprovalHistory view={view} />
        </div>
        <aside className={styles.side} aria-label={t('about')}>
          <Facts view={view} />
          <ApprovalSteps view={view} />
        </aside>
      </div>
    </Section>
  )
}

export const Block = ({ view }: { view: unknown }) => <Detail view={view as ApprovalView} />
