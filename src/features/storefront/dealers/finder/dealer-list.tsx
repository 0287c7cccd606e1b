import { useEffect, useRef } from 'react'
import { NothingYet } from '#foundation/portal-messages/public.ts'
import { isUnfiltered } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import type { DealerCard } from '#features/storefront/dealers/finder/dealer-view.rules.ts'
import { writePhoneLink } from '#features/storefront/dealers/finder/dealer-lines.rules.ts'
import { formatDistance } from '#features/storefront/dealers/finder/distance.rules.ts'
import { useTagName } from '#features/storefront/dealers/finder/tag-name.client.ts'
import type { Dealers } from '#features/storefront/dealers/finder/use-dealers.client.ts'
import { Tag } from '#ui/badge.tsx'
import { EmptyState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useLocale, useTexts } from '#ui/use-texts.tsx'
import styles from './dealer-list.module.css'

const Entry = ({ dealer, dealers }: { dealer: DealerCard; dealers: Dealers }) => {
  const nameTag = useTagName()
  const t = useTexts('dealers')
  const locale = useLocale()
  const item = useRef<HTMLLIElement>(null)
  const { choice, hrefOf, choose } = dealers
  const isChosen = choice.dealer === dealer.id
  useEffect(() => {
    // In a list that scrolls by itself only: on a phone the page would run away from the map.
    const list = item.current?.closest('[data-dealer-list]')
    if (isChosen && item.current && list && list.scrollHeight > list.clientHeight) list.scrollTop = item.current.offsetTop
  }, [isChosen])
  return (
    <li className={styles.entry} ref={item} data-chosen={isChosen || undefined}>
      <h2 className={styles.name}>
        <a
          href={hrefOf({ ...choice, dealer: dealer.id })}
          aria-current={isChosen || undefined}
          onClick={(event) => {
            event.preventDefault()
            choose(dealer.id)
          }}
        >
          {dealer.name}
        </a>{' '}
        {dealer.km !== undefined && <span className={styles.distance}>{formatDistance(dealer.km, locale)}</span>}
      </h2>
      <p className={styles.lines}>{dealer.address.join(', ')}</p>
      {dealer.phone && (
        <p className={styles.lines}>
          <a href={writePhoneLink(dealer.phone)}>{dealer.phone}</a>
        </p>
      )}
      <ul className={styles.lines} aria-label={t('hours')}>
        {dealer.hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className={styles.tags}>
        {dealer.tags.map((tag) => (
          <Tag key={tag}>{nameTag(tag)}</Tag>
        ))}
      </p>
    </li>
  )
}

export const DealerList = ({ dealers }: { dealers: Dealers }) => {
  const t = useTexts('dealers')
  const { number } = useFormats()
  const { view, state } = dealers
  if (view.total === 0 && isUnfiltered(dealers.choice))
    return <NothingYet kind="dealers" title={t('empty.title')} icon="search" headingLevel={2} />
  if (view.total === 0)
    return (
      <EmptyState title={t('empty.title')} icon="search" headingLevel={2}>
        {t('empty.text')}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.list} id="dealers" aria-label={t('list')} aria-busy={state === 'loading' || undefined}>
        {view.dealers.map((dealer) => (
          <Entry key={dealer.id} dealer={dealer} dealers={dealers} />
        ))}
      </ul>
      {view.total > view.dealers.length && (
        <p className={styles.more}>{t('shown', { shown: number(view.dealers.length), count: number(view.total) })}</p>
      )}
    </>
  )
}
