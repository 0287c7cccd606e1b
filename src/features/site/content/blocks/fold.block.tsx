import type { ReactNode } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import type { Fold } from '#features/site/content/blocks/fold.schema.ts'
import { Icon } from '#ui/icon.tsx'
import { Section } from '#ui/section.tsx'
import styles from './fold.module.css'

export const Block = ({ heading, isOpen, children }: Fold & { children?: ReactNode }) => {
  // An author sees what is in it.
  const isEdited = usePage().mode === 'edit'
  return (
    <Section space="tight">
      <details className={styles.fold} open={isOpen === true || isEdited || undefined}>
        <summary className={styles.summary}>
          <h2 className={styles.heading}>{heading}</h2>
          <Icon name="plus" />
        </summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </Section>
  )
}
