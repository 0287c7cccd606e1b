import { useState } from 'react'
import { useEndpointQuery } from '#browser/query.ts'
import { readFoundCompany } from '#features/administration/customer-overview/found-company.rules.ts'
import { listData, pathOfScreen } from '#features/administration/data-admin/public.ts'
import { customerPath } from '#foundation/accounts/public.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { ButtonLink } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/state.tsx'
import { useRested } from '#ui/use-rested.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './customer-overview.module.css'

const SHOWN = 10

/** A field over the companies of the site, by number or name. */
export const CustomerPicker = ({ find }: { find: string }) => {
  const t = useTexts('customer-overview')
  const { locale } = usePage()
  const [text, setText] = useState(find)
  const letters = useRested(text.trim().slice(0, 100))
  const found = useEndpointQuery(
    listData,
    { params: { kind: 'companies' }, query: letters === '' ? {} : { find: letters } },
    { keepsPrevious: true },
  )
  const companies = found.data?.rows.slice(0, SHOWN).map(({ line }) => readFoundCompany(line)) ?? []
  const all = (
    <ButtonLink variant="quiet" size="small" href={pageHref(locale, pathOfScreen('companies'))}>
      {t('companies')}
    </ButtonLink>
  )
  return (
    <div className={styles.picker}>
      <TextField
        label={t('find')}
        hint={t('find.hint')}
        icon="search"
        type="search"
        autoComplete="off"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {!found.data && !found.isError && (
        <SkeletonGroup>
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton />
        </SkeletonGroup>
      )}
      {found.isError && (
        <ErrorState headingLevel={2} title={t('failed')} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      )}
      {found.data && companies.length === 0 && (
        <EmptyState headingLevel={2} icon="building" title={t('none')} action={all}>
          {t(letters === '' ? 'none.yet' : 'none.text')}
        </EmptyState>
      )}
      {companies.length > 0 && (
        <>
          <ul className={styles.found} aria-label={t('found')} aria-busy={found.isFetching || undefined}>
            {companies.map(({ number, name, country }) => (
              <li key={number}>
                <a href={pageHref(locale, customerPath(number))}>{name}</a>
                <small>
                  <span className="num">{number}</span> {country}
                </small>
              </li>
            ))}
          </ul>
          <p>{all}</p>
        </>
      )}
    </div>
  )
}
