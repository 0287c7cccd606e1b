import { Section } from '#ui/section.tsx'
import type { Quote } from '#features/site/content/blocks/quote.schema.ts'
import styles from './quote.module.css'

export const Block = ({ text, author, role }: Quote) => (
  <Section>
    <figure className={styles.quote}>
      <blockquote className={styles.text}>{text}</blockquote>
      <figcaption className={styles.source}>
        <b>{author}</b>
        {role && <span>{role}</span>}
      </figcaption>
    </figure>
  </Section>
)
