import { CallError, useEndpointQuery } from '#browser/query.ts'
import { readCustomer } from '#features/administration/customer-overview/customer-overview.api.ts'
import { CustomerCard } from '#features/administration/customer-overview/customer-card.tsx'
import { CustomerHead } from '#features/administration/customer-overview/customer-head.tsx'
import { CustomerPicker } from '#features/administration/customer-overview/customer-picker.tsx'
import { CustomerWaiting } from '#features/administration/customer-overview/customer-waiting.tsx'
import { useAddress } from '#features/administration/customer-overview/use-address.client.ts'
import { CUSTOMERS_PATH } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Section } from '#ui/section.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './customer-overview.module.css'

const Unknown = ({ number }: { number: string }) => {
  const t = useTexts('customer-overview')
  const { locale } = usePage()
  const other = (
    <ButtonLink size="small" href={pageHref(locale, CUSTOMERS_PATH)}>
      {t('other')}
    </ButtonLink>
  )
  return (
    <EmptyState headingLevel={2} icon="search" title={t('unknown')} action={other}>
      {t('unknown.text', { number })}
    </EmptyState>
  )
}

const Customer = ({ number }: { number: string }) => {
  const t = useTexts('customer-overview')
  const { locale } = usePage()
  const { data, error, isError, isFetching, refetch } = useEndpointQuery(readCustomer, {
    params: { number },
    query: { language: locale.language },
  })
  const retry = (): void => void refetch()
  if (data)
    return (
      <>
        <CustomerHead customer={data} />
        <div className={styles.cards}>
          {data.sections.map((section) => (
            <CustomerCard key={section.name} section={section} onRetry={retry} isRetrying={isFetching} />
          ))}
        </div>
      </>
    )
  if (error instanceof CallError && (error.status === 404 || error.status === 400)) return <Unknown number={number} />
  if (isError) return <ErrorState headingLevel={2} title={t('failed')} onRetry={retry} retrying={isFetching} />
  return <CustomerWaiting />
}

/** Everything of one customer; without one in the address a field to find one. */
export const Block = () => {
  const address = useAddress()
  const company = address?.get('company')?.trim()
  return (
    <Section space="tight">
      {address === undefined ? (
        <CustomerWaiting />
      ) : company ? (
        <Customer key={company} number={company} />
      ) : (
        <CustomerPicker find={address.get('find') ?? ''} />
      )}
    </Section>
  )
}
