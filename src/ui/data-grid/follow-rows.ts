import type { KeyboardEvent } from 'react'

const CONTROLS = 'a[href], button, input'

/** Up and down lead to the same control of the neighbouring row; in a field they stay what they are. */
export const followRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  const { target } = event
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || !(target instanceof HTMLElement)) return
  const row = target.closest<HTMLElement>('[data-row]')
  const at = row ? [...row.querySelectorAll(CONTROLS)].indexOf(target) : -1
  if (!row || at < 0 || (target instanceof HTMLInputElement && target.type !== 'checkbox')) return
  const next = event.currentTarget.querySelector(`[data-row="${Number(row.dataset.row) + step}"]`)
  const controls = next ? [...next.querySelectorAll<HTMLElement>(CONTROLS)] : []
  const control = controls[at] ?? controls[0]
  if (!control) return
  event.preventDefault()
  control.focus()
}
