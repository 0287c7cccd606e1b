import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import type { Carousel } from '#features/site/content/blocks/carousel.schema.ts'
import styles from './carousel.module.css'

export const CarouselSlide = ({ title, text, source, image, action }: Carousel['slides'][number]) => (
  <div className={styles.slide} data-pictured={image ? true : undefined}>
    <h3 className={styles.title}>{title}</h3>
    <div className={styles.story}>
      <p className={styles.text}>{text}</p>
      {source && <p className={styles.source}>{source}</p>}
      {action && (
        <a className={styles.action} href={action.href}>
          {action.label}
          <Icon name="arrow" size="small" />
        </a>
      )}
    </div>
    {image && (
      <div className={styles.picture}>
        <Plate image={image} ratio="4/3" ground="surface" marks />
      </div>
    )}
  </div>
)
