import { localeTag } from '#kernel/locale.ts'
import { Plate } from '#ui/plate.tsx'
import { useLocale } from '#ui/use-texts.tsx'
import { formatDay } from '#features/site/content/blocks/cards.rules.ts'
import type { CardListProps } from '#features/site/content/blocks/cards.schema.ts'
import styles from './cards.module.css'

/** Dated lines, newest first as the page gives them. */
export const NewsCards = ({ items, level: Title }: CardListProps) => {
  const tag = localeTag(useLocale())
  return (
    <ul className={styles.news}>
      {items.map(({ title, text, href, image, date }, index) => (
        <li key={index} className={styles.line} data-pictured={image ? true : undefined}>
          {date && (
            <time className={styles.day} dateTime={date}>
              {formatDay(date, tag)}
            </time>
          )}
          <div className={styles.story}>
            <Title className={styles.headline}>
              {href ? (
                <a className={styles.cover} href={href}>
                  {title}
                </a>
              ) : (
                title
              )}
            </Title>
            {text && <p className={styles.words}>{text}</p>}
          </div>
          {image && <Plate image={image} />}
        </li>
      ))}
    </ul>
  )
}
