import { useId, type ReactNode } from 'react'
import { FieldError } from '#ui/field-error.tsx'
import styles from './field.module.css'

export type FieldGroupProps = { legend: string; id?: string; hint?: ReactNode; error?: ReactNode; inline?: boolean }

/** Several checkboxes or radios under one question. */
export const FieldGroup = ({ legend, id: given, hint, error, inline, children }: FieldGroupProps & { children: ReactNode }) => {
  const own = useId()
  const id = given ?? own
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset id={given} className={styles.group} aria-describedby={describedBy || undefined} data-inline={inline || undefined}>
      <legend className={styles.label}>{legend}</legend>
      {hint && (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <div className={styles.choices}>{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
