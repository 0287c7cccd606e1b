import { Children, type ReactNode } from 'react'
import type { SideBySide } from '#features/site/content/blocks/side-by-side.schema.ts'
import { Section } from '#ui/section.tsx'
import styles from './side-by-side.module.css'

export const Block = ({ heading, columns, ground, children }: SideBySide & { children?: ReactNode }) => (
  <div className={styles.ground} data-ground={ground === 'page' ? undefined : ground}>
    <Section heading={heading}>
      <div className={styles.columns} data-columns={columns}>
        {Children.map(children, (child) => (
          <div>{child}</div>
        ))}
      </div>
    </Section>
  </div>
)
