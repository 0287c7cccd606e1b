import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { chooseColumns, chooseLead } from '#features/site/content/blocks/cards.rules.ts'
import type { CardListProps } from '#features/site/content/blocks/cards.schema.ts'
import styles from './cards.module.css'

/** Pictures on plates; the whole tile follows its title's link. */
export const TileCards = ({ items, level: Title }: CardListProps) => (
  <ul
    className={styles.tiles}
    data-columns={chooseColumns(items.length)}
    data-lead={chooseLead(items.length).join(' ') || undefined}
  >
    {items.map(({ title, text, href, image, icon }, index) => (
      <li key={index} className={styles.tile}>
        {image ? (
          <Plate image={image} />
        ) : (
          icon && (
            <div className={styles.blank}>
              <Icon name={icon} size="large" />
            </div>
          )
        )}
        <div className={styles.label}>
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
          {text && <p className={styles.note}>{text}</p>}
        </div>
      </li>
    ))}
  </ul>
)
