import type { ReactNode } from 'react'
import styles from './form-layout.module.css'

/** Fields below each other. */
export const FormStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

/** Fields beside each other where there is room. */
export const FormLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>

/** Buttons and links below fields; they wrap where there is no room. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>

/** Fields that belong together. */
export const FormGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={styles.group}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
