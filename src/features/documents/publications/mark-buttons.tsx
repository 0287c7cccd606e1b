import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { changeFavourite } from '#foundation/favourites/public.ts'
import { SECURED_PATH } from '#features/documents/publications/publication.rules.ts'
import type { OwnMarks } from '#features/documents/publications/use-marks.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './publications.module.css'

type MarkButtonsProps = { slug: string; number: string; title: string; marks: OwnMarks; isShort?: boolean }

/** Two switches: told of revisions by mail, and kept among the favourites. */
export const MarkButtons = ({ slug, number, title, marks, isShort }: MarkButtonsProps) => {
  const t = useTexts('publications')
  const { locale, config } = usePage()
  const isSubscribed = marks.isMarked(slug, 'isSubscribed')
  const isFavourite = marks.isMarked(slug, 'isFavourite')
  const isWaiting = marks.list === undefined
  const toggleFavourite = (): void => {
    marks.toggle(slug, 'isFavourite')
    const stored = { kind: 'document', title: title.slice(0, 200), href: pageHref(locale, `${SECURED_PATH}/${slug}`) } as const
    void changeFavourite(config.appId, !isFavourite, stored)
  }
  return (
    <span className={styles.marks}>
      <span className={styles.mark} data-on={isSubscribed || undefined}>
        <Button
          variant={isShort ? 'quiet' : 'secondary'}
          size="small"
          aria-pressed={isSubscribed}
          aria-label={t('subscribe.named', { number })}
          disabled={isWaiting}
          onClick={() => marks.toggle(slug, 'isSubscribed')}
        >
          <Icon name={isSubscribed ? 'check' : 'bell'} size="small" />
          {t(isShort ? 'subscribe.short' : 'subscribe')}
        </Button>
      </span>
      <span className={styles.mark} data-on={isFavourite || undefined}>
        <Button
          variant={isShort ? 'quiet' : 'secondary'}
          size="small"
          aria-pressed={isFavourite}
          aria-label={t('favourite.named', { number })}
          disabled={isWaiting}
          onClick={toggleFavourite}
        >
          <Icon name={isFavourite ? 'check' : 'save'} size="small" />
          {t('favourite')}
        </Button>
      </span>
    </span>
  )
}
