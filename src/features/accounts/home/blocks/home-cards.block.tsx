import { useEndpointQuery } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { BookmarkCard } from '#features/accounts/home/bookmark-card.tsx'
import { readHome, readHomeCard } from '#features/accounts/home/home.api.ts'
import { HomeCardFrame } from '#features/accounts/home/home-card-frame.tsx'
import { RecentCard } from '#features/accounts/home/recent-card.tsx'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { MiniBars } from '#ui/charts/mini-bars.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../home.module.css'

type CardHead = ReplyOf<typeof readHome>['cards'][number]

/** The cards come with one call; one that was late or failed requests itself. */
export const Block = () => {
  const t = useTexts('home')
  const { locale } = usePage()
  const { data } = useEndpointQuery(readHome, { query: { language: locale.language } })
  return (
    <Section heading={t('title')} space="tight">
      <div className={styles.cards}>
        {data?.cards.map((card) => (
          <FeatureCard key={card.name} card={card} />
        ))}
        <BookmarkCard list="quick-links" />
        <BookmarkCard list="favourites" />
        {data && <RecentCard />}
      </div>
    </Section>
  )
}

const FeatureCard = ({ card }: { card: CardHead }) => {
  const t = useTexts('home')
  const { locale } = usePage()
  const { date } = useFormats()
  const { data, isError, refetch } = useEndpointQuery(
    readHomeCard,
    { params: { name: card.name }, query: { language: locale.language } },
    { initialData: card.content ?? undefined },
  )
  const items = data?.items ?? []
  if (card.isHiddenEmpty && items.length === 0 && !isError) return null
  return (
    <HomeCardFrame
      title={card.title}
      isBusy={!data && !isError}
      onRetry={isError && !data ? () => void refetch() : undefined}
      link={items.length > 0 ? { href: pageHref(locale, card.path), label: t('all') } : undefined}
    >
      {data && items.length === 0 && (
        <>
          <p className={styles.muted}>{card.empty.text}</p>
          <p>
            <a href={pageHref(locale, card.empty.path)}>{card.empty.action}</a>
          </p>
        </>
      )}
      {items.length > 0 && (
        <ul className={styles.items}>
          {items.map(({ label, href, note, tone, at }) => (
            <li key={href}>
              <a href={pageHref(locale, href)}>{label}</a>
              <span className={styles.note}>
                {note !== null && <Badge tone={tone}>{note}</Badge>}
                {at !== null && <time dateTime={at}>{date(at)}</time>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data?.chart && <MiniBars title={data.chart.title} points={data.chart.points} />}
    </HomeCardFrame>
  )
}
