import { useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { CostCentreChoice } from '#features/buying/recurring-orders/page/cost-centre-choice.tsx'
import { CallOff } from '#features/buying/recurring-orders/page/call-off.tsx'
import { RecurringActions } from '#features/buying/recurring-orders/page/recurring-actions.tsx'
import { StateBadge } from '#features/buying/recurring-orders/page/state-badge.tsx'
import { useScheduleWords } from '#features/buying/recurring-orders/page/use-schedule-words.client.ts'
import { chooseRecurringCentre, readRecurringOrder } from '#features/buying/recurring-orders/recurring-order.api.ts'
import type { RecurringView } from '#features/buying/recurring-orders/recurring-order.schema.ts'
import { mayTakeStep } from '#features/buying/recurring-orders/recurring-order.rules.ts'
import { orderPath } from '#features/orders/orders/public.ts'
import { productPath } from '#features/storefront/catalogue/public.ts'
import { IconButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './recurring-orders.module.css'

const useLineColumns = (isOnCall: boolean): readonly Column<RecurringView['lines'][number]>[] => {
  const t = useTexts('recurring-orders')
  const { locale } = usePage()
  const { money, number } = useFormats()
  const pieces: Column<RecurringView['lines'][number]> = {
    key: 'pieces',
    header: t(isOnCall ? 'agreed' : 'pieces'),
    numeric: true,
    phoneLabel: true,
    cell: ({ quantity }) => number(quantity),
  }
  const part: Column<RecurringView['lines'][number]>[] = [
    {
      key: 'part',
      header: t('part'),
      rowHeader: true,
      phone: 'full',
      cell: ({ sku, name, difference }) => (
        <>
          <a href={pageHref(locale, productPath(sku))}>{name}</a>
          <span className={styles.small}>{sku}</span>
          {difference !== null && <span className={styles.warn}>{t(`reason.${difference}`)}</span>}
        </>
      ),
    },
    pieces,
  ]
  if (isOnCall)
    return [
      ...part,
      {
        key: 'called',
        header: t('called'),
        numeric: true,
        phoneLabel: true,
        cell: ({ quantity, left }) => number(quantity - (left ?? 0)),
      },
      { key: 'left', header: t('left'), numeric: true, phoneLabel: true, cell: ({ left }) => number(left ?? 0) },
    ]
  return [
    ...part,
    { key: 'agreed', header: t('agreed'), numeric: true, phoneLabel: true, cell: ({ agreed }) => (agreed ? money(agreed) : '–') },
    { key: 'now', header: t('now'), numeric: true, phoneLabel: true, cell: ({ current }) => (current ? money(current) : '–') },
  ]
}

const RecurringHistory = ({ events }: Pick<RecurringView, 'events'>) => {
  const t = useTexts('recurring-orders')
  const { locale } = usePage()
  const { dateTime } = useFormats()
  return (
    <ol className={styles.history}>
      {events.map(({ at, kind, orderNumber, reason }) => (
        <li key={`${at} ${kind} ${orderNumber ?? ''}`}>
          <strong>{t(`event.${kind}`)}</strong>{' '}
          {orderNumber !== null && <a href={pageHref(locale, orderPath(orderNumber))}>{orderNumber}</a>}
          {reason !== '' && <span> {t(`reason.${reason}`)}</span>}
          <time className={styles.small} dateTime={at}>
            {dateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}

/** One recurring order: its lines, its days, what became of it, and what can be done. */
export const RecurringDetail = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useTexts('recurring-orders')
  const { locale } = usePage()
  const { date } = useFormats()
  const sayWhen = useScheduleWords()
  const request = { params: { id }, query: { language: locale.language } }
  const { data: view, isError, refetch } = useEndpointQuery(readRecurringOrder, request)
  const choosing = useEndpointMutation(chooseRecurringCentre)
  const choose = async (costCentre: string | null): Promise<void> => {
    await choosing.mutateAsync({ params: { id }, body: { costCentre } }).catch(() => undefined)
    await refetch()
  }
  const columns = useLineColumns(view !== undefined && view.callUntil !== null)
  if (isError) return <ErrorState onRetry={() => void refetch()} headingLevel={2} />
  if (!view)
    return (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  return (
    <aside className={styles.panel} aria-labelledby="recurring-name">
      <header className={styles.head}>
        <div>
          <StateBadge state={view.state} />
          <h2 id="recurring-name">{view.name}</h2>
          <p className={styles.small}>{sayWhen(view)}</p>
        </div>
        <IconButton label={t('close')} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </header>
      {view.state === 'Paused' && view.reason !== '' && (
        <Message tone="warn" title={t(`reason.${view.reason}`)}>
          {t('reason.hold')}
        </Message>
      )}
      {view.state !== 'Ended' && (
        <CostCentreChoice
          value={view.costCentre}
          error={choosing.isError ? t('failed') : undefined}
          onChoose={(code) => void choose(code)}
        />
      )}
      <section aria-labelledby="recurring-lines">
        <h3 id="recurring-lines">{t('lines')}</h3>
        <Table dense caption={t('lines')} columns={columns} rows={view.lines} rowKey={({ sku }) => sku} />
      </section>
      {mayTakeStep(view, 'call') && <CallOff view={view} />}
      {view.upcoming.length > 0 && (
        <section aria-labelledby="recurring-days">
          <h3 id="recurring-days">{t('when')}</h3>
          <ol className={styles.days} aria-label={t('when')}>
            {view.upcoming.map((day) => (
              <li key={day}>
                <time dateTime={day}>{date(day)}</time>
              </li>
            ))}
          </ol>
          {view.every?.unit === 'months' && <p className={styles.small}>{t('when.hint')}</p>}
        </section>
      )}
      <section aria-labelledby="recurring-history">
        <h3 id="recurring-history">{t('history')}</h3>
        <RecurringHistory events={view.events} />
      </section>
      <RecurringActions view={view} />
    </aside>
  )
}
