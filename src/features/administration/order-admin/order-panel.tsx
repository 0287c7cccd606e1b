import { useEndpointQuery } from '#browser/query.ts'
import { customerPath } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { readAnyOrder } from '#features/administration/order-admin/order-admin.api.ts'
import { StateBadge } from '#features/administration/order-admin/state-badge.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-admin.module.css'

/** An order as staff see it. */
export const OrderPanel = ({ number }: { number: string }) => {
  const t = useTexts('order-admin')
  const { date, dateTime, money, number: count } = useFormats()
  const { locale } = usePage()
  const { data, isError, refetch } = useEndpointQuery(readAnyOrder, { params: { number } })
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  const facts = [
    [t('state'), <StateBadge key="state" state={data.state} />],
    [
      t('account'),
      <>
        {data.accountNumber} {data.accountName}
        {data.company !== null && (
          <>
            <br />
            <a href={pageHref(locale, customerPath(data.company))}>{t('customer.link')}</a>
          </>
        )}
      </>,
    ],
    [t('reference'), data.poNumber || '–'],
    [t('placed'), dateTime(data.placedAt)],
    [t('placedBy'), data.placedBy ? `${data.placedBy.name}, ${data.placedBy.email}` : t(`source.${data.source}`)],
    [t('promised'), data.promisedOn === null ? '–' : date(data.promisedOn)],
    [t('shipTo'), data.shipTo.join(', ')],
    [t('total'), money(data.total)],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('lines')}</h3>
      <ul className={styles.parts}>
        {data.parts.map((part) => (
          <li key={part.position}>
            <span>
              <span className="num">{part.sku}</span> {part.name}
            </span>
            <span>{t('part', { quantity: count(part.quantity), shipped: count(part.shipped), total: money(part.total) })}</span>
          </li>
        ))}
      </ul>
      {data.shipments.length > 0 && (
        <>
          <h3>{t('shipments')}</h3>
          <ul className={styles.parts}>
            {data.shipments.map((shipment) => (
              <li key={shipment.number}>
                <span className="num">{shipment.number}</span>
                <span>{[shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ')}</span>
                <span>
                  {shipment.deliveredOn === null
                    ? t('sent', { date: date(shipment.shippedOn) })
                    : t('delivered', { date: date(shipment.deliveredOn) })}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {data.returns.length > 0 && (
        <>
          <h3>{t('returns')}</h3>
          <ul className={styles.parts}>
            {data.returns.map((one) => (
              <li key={one.number}>
                <span className="num">{one.number}</span>
                <span>{t(`return.${one.state}` as 'return.Requested')}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
