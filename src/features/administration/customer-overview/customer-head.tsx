import type { ReactNode } from 'react'
import type { readCustomer } from '#features/administration/customer-overview/customer-overview.api.ts'
import { findRecordsPath } from '#features/administration/data-admin/public.ts'
import { CUSTOMERS_PATH } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './customer-overview.module.css'

type Customer = ReplyOf<typeof readCustomer>

const CreditText = ({ credit: { open, limit, at, isOver } }: { credit: Customer['credits'][number] }) => {
  const t = useTexts('customer-overview')
  const { date, money } = useFormats()
  return (
    <span className={styles.credit}>
      <span className="num">{open ? t('amount.of', { amount: money(open), limit: money(limit) }) : money(limit)}</span>
      {at !== null && <small>{t('credit.at', { date: date(at) })}</small>}
      {isOver && <Badge tone="bad">{t('credit.over')}</Badge>}
    </span>
  )
}

/** Who it is, and the facts that one asks for first. */
export const CustomerHead = ({ customer }: { customer: Customer }) => {
  const t = useTexts('customer-overview')
  const { locale } = usePage()
  const { number: count } = useFormats()
  const { number, name, countryCode, customerType, customerGroup, accounts, credits } = customer
  const country = countryCode && new Intl.DisplayNames([locale.language], { type: 'region' }).of(countryCode.toUpperCase())
  const record = findRecordsPath('companies', number)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      t('number'),
      <span key="number" className="num">
        {number}
      </span>,
    ],
    [t('country'), country],
    [t('type'), [customerType, customerGroup].filter(Boolean).join(', ')],
    [t('accounts'), count(accounts)],
    [t('credit'), credits.length > 0 && credits.map((credit) => <CreditText key={credit.limit.currency} credit={credit} />)],
  ]
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h2>{name}</h2>
        <div className={styles.links}>
          {record !== undefined && (
            <ButtonLink variant="secondary" size="small" href={pageHref(locale, record)}>
              {t('record')}
            </ButtonLink>
          )}
          <ButtonLink variant="quiet" size="small" href={pageHref(locale, CUSTOMERS_PATH)}>
            {t('other')}
          </ButtonLink>
        </div>
      </div>
      <dl className={styles.facts}>
        {facts.map(([term, value]) =>
          value ? (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </header>
  )
}
