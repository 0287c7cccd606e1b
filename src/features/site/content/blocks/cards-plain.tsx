import { Icon } from '#ui/icon.tsx'
import { chooseColumns } from '#features/site/content/blocks/cards.rules.ts'
import type { CardListProps } from '#features/site/content/blocks/cards.schema.ts'
import styles from './cards.module.css'

/** An icon and words under a hairline. */
export const PlainCards = ({ items, level: Title }: CardListProps) => (
  <ul className={styles.plain} data-columns={chooseColumns(items.length)}>
    {items.map(({ title, anchor, text, href, icon }, index) => (
      <li key={index} id={anchor} className={styles.card}>
        {icon && <Icon name={icon} size="large" />}
        <Title className={styles.title}>
          {href ? (
            <a className={styles.cover} href={href}>
              {title}
              <Icon name="arrow" />
            </a>
          ) : (
            title
          )}
        </Title>
        {text && <p className={styles.words}>{text}</p>}
      </li>
    ))}
  </ul>
)
