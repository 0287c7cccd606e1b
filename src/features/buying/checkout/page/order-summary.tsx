import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { writeAddress } from '#features/buying/checkout/address/address.rules.ts'
import type { CheckoutView } from '#features/buying/checkout/checkout.schema.ts'
import { Totals } from '#features/buying/checkout/page/totals.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './checkout-page.module.css'

/** For whom, where to, and what it costs so far. */
export const OrderSummary = ({ checkout }: { checkout: CheckoutView }) => {
  const t = useTexts('checkout')
  const { date, dateTime } = useFormats()
  const { locale } = usePage()
  const { account, delivery, charges, lines, quote } = checkout
  const [name, ...rest] = writeAddress(delivery.address)
  const chosen = delivery.methods.find(({ id }) => id === delivery.method)
  return (
    <aside className={styles.summary} aria-label={t('summary')}>
      <h2>{t('summary')}</h2>
      <div>
        <h3>{t('account')}</h3>
        <p>
          <strong>{shortenSoldTo(account.number)}</strong> {account.name}
        </p>
      </div>
      {quote && (
        <div>
          <h3>{t('quote')}</h3>
          <p>
            <a href={pageHref(locale, `/secure/quotes/details.${encodeURIComponent(quote.number)}`)}>{quote.number}</a>{' '}
            {t('quote.until', {
              until: dateTime(quote.validUntil, { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone }),
            })}
          </p>
        </div>
      )}
      <div>
        <h3>{t('shipTo')}</h3>
        <address>
          {name}
          <br />
          <span>{rest.join(', ')}</span>
        </address>
        {chosen && <p>{t('arrives', { date: date(chosen.arrivesOn) })}</p>}
      </div>
      {charges ? <Totals {...charges} lineCount={lines.length} method={delivery.method} /> : <p>{t('noPrices')}</p>}
    </aside>
  )
}
