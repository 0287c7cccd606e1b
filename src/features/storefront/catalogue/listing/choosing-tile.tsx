import { useId } from 'react'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import type { TilePlace } from '#features/storefront/catalogue/listing/listing.rules.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './choosing-tile.module.css'

/** Two columns wide among the products: what helps to choose, and who answers. */
export const ChoosingTile = ({ place, about }: { place: TilePlace; about: string | undefined }) => {
  const t = useTexts('catalogue')
  const { locale } = usePage()
  const id = useId()
  return (
    <section className={styles.tile} data-place={place} aria-labelledby={id}>
      <Icon name="chat" size="large" />
      <div>
        <h3 id={id}>{t('choosing.title')}</h3>
        <p>{about ?? t('choosing.text')}</p>
      </div>
      <ButtonLink
        variant="secondary"
        size="small"
        href={pageHref(
          locale,
          `/contact-us?${new URLSearchParams({ subject: 'technical', topic: t('choosing.title') }).toString()}`,
        )}
      >
        {t('choosing.ask')}
      </ButtonLink>
    </section>
  )
}
