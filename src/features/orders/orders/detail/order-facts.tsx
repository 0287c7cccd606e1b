import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { OrderView } from '#features/orders/orders/order.schema.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-detail.module.css'

const METHODS = {
  standard: 'method.standard',
  express: 'method.express',
  freight: 'method.freight',
  'own-carrier': 'method.own-carrier',
} as const
const PAYMENTS = { 'purchase-order': 'payment.po', account: 'payment.account', card: 'payment.card' } as const

export const OrderFacts = ({ view }: { view: OrderView }) => {
  const t = useTexts('orders')
  const { date } = useFormats()
  const { locale } = usePage()
  const { approval, costCentre, quoteNumber, shipTo, site, requestedOn, promisedOn, deliveryMethod, paymentType, documents } =
    view
  const method = lookUp(METHODS, deliveryMethod)
  const payment = lookUp(PAYMENTS, paymentType)
  return (
    <>
      <section className={styles.card} aria-labelledby="order-facts">
        <h2 id="order-facts">{t('facts')}</h2>
        <dl className={styles.facts}>
          <dt>{t('column.site')}</dt>
          <dd>
            {[site, shipTo.name, shipTo.street, `${shipTo.postalCode} ${shipTo.city}`.trim(), shipTo.countryCode]
              .filter((line) => line !== '')
              .map((line) => (
                <span key={line} className={styles.addressLine}>
                  {line}
                </span>
              ))}
          </dd>
          <dt>{t('column.requested')}</dt>
          <dd>{requestedOn === null ? '–' : date(requestedOn)}</dd>
          <dt>{t('column.promised')}</dt>
          <dd>{promisedOn === null ? '–' : date(promisedOn)}</dd>
          <dt>{t('method')}</dt>
          <dd>
            {method === undefined ? deliveryMethod || '–' : t(method)},{' '}
            {t(view.isComplete ? 'delivery.complete' : 'delivery.parts')}
          </dd>
          {quoteNumber !== null && (
            <>
              <dt>{t('quote')}</dt>
              <dd>
                <a className="num" href={pageHref(locale, `/secure/quotes/details.${encodeURIComponent(quoteNumber)}`)}>
                  {quoteNumber}
                </a>
              </dd>
            </>
          )}
          <dt>{t('payment')}</dt>
          <dd>{payment === undefined ? paymentType || '–' : t(payment)}</dd>
          {costCentre !== null && (
            <>
              <dt>{t('costCentre')}</dt>
              <dd>{costCentre}</dd>
            </>
          )}
          {approval && (
            <>
              <dt>{t('approval')}</dt>
              <dd>
                <a href={pageHref(locale, approval.href)}>{t('approval.by', { who: approval.by, day: date(approval.at) })}</a>
                <span className={styles.addressLine}>{t('approval.because', { rules: approval.because })}</span>
              </dd>
            </>
          )}
        </dl>
      </section>
      {documents.length > 0 && (
        <section className={styles.card} aria-labelledby="order-documents">
          <h2 id="order-documents">{t('documents')}</h2>
          <ul className={styles.documents}>
            {documents.map(({ id, name, url }) => (
              <li key={id}>
                <Icon name="file" size="small" />
                <a href={url}>{name}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
