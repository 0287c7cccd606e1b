import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Plate } from '#ui/plate.tsx'
import { Section } from '#ui/section.tsx'
import { FigureList } from '#features/site/content/blocks/figure-list.tsx'
import type { ImageText } from '#features/site/content/blocks/image-text.schema.ts'
import { RichText } from '#features/site/content/rich-text.tsx'
import styles from './image-text.module.css'

export const Block = ({ heading, html, image, side, figures, action }: ImageText) => (
  <Section tone="sunken">
    <div className={styles.grid} data-side={side}>
      <div className={styles.words}>
        <h2 className={styles.title}>{heading}</h2>
        <div className={styles.lead}>
          <RichText html={html} />
        </div>
        {figures.length > 0 && (
          <div className={styles.figures}>
            <FigureList items={figures} size="medium" />
          </div>
        )}
        {action && (
          <div className={styles.action}>
            <ButtonLink variant="secondary" href={action.href}>
              {action.label}
              <Icon name="arrow" />
            </ButtonLink>
          </div>
        )}
      </div>
      <Plate image={image} ratio="4/3" ground="surface" marks />
    </div>
  </Section>
)
