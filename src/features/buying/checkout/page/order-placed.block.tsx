import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { OrderPlacedProps } from '#features/buying/checkout/page/order-placed.schema.ts'
import { isKnownOption } from '#features/buying/checkout/page/known-option.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './order-placed.module.css'

/** The order is there: its number, where it goes, what comes next. */
export const Block = ({ order }: OrderPlacedProps) => {
  const t = useTexts('checkout')
  const { locale } = usePage()
  const { money, number, date } = useFormats()
  const { lines, lineCount, taxes, subtotal, freight, total, deliveryMethod, paymentType } = order
  const follow = pageHref(locale, `/secure/orders/details.orderNum-${order.number}`)
  return (
    <div className="wrap">
      <div className={styles.placed}>
        <div>
          <span className={styles.check}>
            <Icon name="check" />
          </span>
          <h1>{t('placed.title')}</h1>
          <p className={styles.number}>{t('placed.number', { number: order.number })}</p>
          <p>{t('placed.text', { name: order.givenName, email: order.email })}</p>
          <p className={styles.actions}>
            <ButtonLink href={follow}>{t('placed.follow')}</ButtonLink>
            <ButtonLink variant="secondary" href={pageHref(locale, '/products')}>
              {t('empty.go')}
            </ButtonLink>
          </p>
        </div>
        <dl className={styles.facts}>
          <dt>{t('account')}</dt>
          <dd>
            <strong>{order.account.number}</strong> {order.account.name}
          </dd>
          {order.poNumber && (
            <>
              <dt>{t('po.number')}</dt>
              <dd>{order.poNumber}</dd>
            </>
          )}
          <dt>{t('shipTo')}</dt>
          <dd>{order.shipTo.join(', ')}</dd>
          {order.promisedOn && (
            <>
              <dt>{t('placed.arrives')}</dt>
              <dd>{date(order.promisedOn)}</dd>
            </>
          )}
          {isKnownOption('method', deliveryMethod) && (
            <>
              <dt>{t('method')}</dt>
              <dd>{t(`method.${deliveryMethod}`)}</dd>
            </>
          )}
          {isKnownOption('pay', paymentType) && (
            <>
              <dt>{t('step.payment')}</dt>
              <dd>{t(`pay.${paymentType}`)}</dd>
            </>
          )}
        </dl>
      </div>
      <section className={styles.lines} aria-labelledby="placed-lines">
        <h2 id="placed-lines">{t('placed.lines', { count: number(lineCount) })}</h2>
        <ul>
          {lines.map((line, at) => (
            <li key={`${line.sku} ${at}`}>
              <span>
                <strong>{line.name}</strong>
                <span>{t('placed.line', { sku: line.sku, count: number(line.quantity) })}</span>
              </span>
              {line.total && <span className={styles.amount}>{money(line.total)}</span>}
            </li>
          ))}
        </ul>
        {lineCount > lines.length && <a href={follow}>{t('placed.all')}</a>}
        {subtotal && freight && total && (
          <dl className={styles.totals}>
            <dt>{t('subtotal', { count: number(lineCount) })}</dt>
            <dd>{money(subtotal)}</dd>
            <dt>{t('placed.freight')}</dt>
            <dd>{money(freight)}</dd>
            {taxes.map((tax) => (
              <div key={tax.name}>
                <dt>
                  {t(tax.name === 'VAT' ? 'tax.vat' : 'tax.sales', {
                    percent: number(Number(tax.percent), { maximumFractionDigits: 3 }),
                  })}
                </dt>
                <dd>{money(tax.amount)}</dd>
              </div>
            ))}
            <dt data-total="">{t('total')}</dt>
            <dd data-total="">{money(total)}</dd>
          </dl>
        )}
      </section>
      <section className={styles.next} aria-labelledby="placed-next">
        <h2 id="placed-next">{t('placed.next')}</h2>
        <ol>
          <li>{t('placed.next.confirm')}</li>
          <li>{t('placed.next.ship')}</li>
          <li>{t('placed.next.invoice')}</li>
        </ol>
      </section>
    </div>
  )
}
