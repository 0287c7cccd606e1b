import type { MouseEvent, ReactNode } from 'react'

const focusControl = (event: MouseEvent, id: string): void => {
  event.preventDefault()
  const control = document.getElementById(id)
  const inner = control?.matches('fieldset') ? control.querySelector<HTMLElement>('input, button, textarea, select') : null
  ;(inner ?? control)?.focus()
}

/** Leads from what is wrong with a field to its control; of a group of controls to the first. */
export const FieldLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <a href={`#${id}`} onClick={(event) => focusControl(event, id)}>
    {children}
  </a>
)
