import type { ReactNode } from 'react'
import { usePage } from '#features/blocks/public.ts'
import { Section } from '#ui/section.tsx'
import type { Fold } from '#features/content/blocks/fold.schema.ts'
import styles from './fold.module.css'

export const Block = ({ heading, isOpen, children }: Fold & { children?: ReactNode }) => {
  // An author sees what is in it.
  const isEdited = usePage().mode === 'edit'
  return (
    <Section space="tight">
      <details className={styles.fold} open={isOpen === true || isEdited || undefined}>
        <summary>{heading}</summary>
        <div className={styles.inside}>{children}</div>
      </details>
    </Section>
  )
}
