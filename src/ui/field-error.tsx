import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './field.module.css'

/** A sign and words, never colour alone: in one tenant red is the brand. */
export const FieldError = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className={styles.error} id={id}>
    <Icon name="alert" size="small" />
    <span>{children}</span>
  </span>
)
