import { useId, type ReactNode } from 'react'
import { FieldError } from '#ui/field-error.tsx'
import styles from './form-layout.module.css'

/** Fields below each other. */
export const FormStack = ({ children }: { children: ReactNode }) => <div className={styles.stack}>{children}</div>

/** Fields beside each other where there is room. */
export const FormLine = ({ children }: { children: ReactNode }) => <div className={styles.line}>{children}</div>

/** Buttons and links below fields; they wrap where there is no room. */
export const FormActions = ({ children }: { children: ReactNode }) => <div className={styles.actions}>{children}</div>

type FormGroupProps = { legend: string; id?: string; hint?: ReactNode; error?: ReactNode; children: ReactNode }

/** Fields that belong together. */
export const FormGroup = ({ legend, id, hint, error, children }: FormGroupProps) => {
  const own = useId()
  const describedBy = [hint && `${own}-hint`, error && `${own}-error`].filter(Boolean).join(' ')
  return (
    <fieldset className={styles.group} {...(id !== undefined && { id })} aria-describedby={describedBy || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <span className={styles.hint} id={`${own}-hint`}>
          {hint}
        </span>
      )}
      {error && <FieldError id={`${own}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}
