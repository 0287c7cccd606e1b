import type { FormView } from '#features/forms/forms/form-view.client.ts'

export type FormSteps = {
  /** Goes on to the next step if this one is in order; false at the last one, where the form is sent. */
  readonly advance: () => Promise<boolean>
  /** Shows the step that a field stands in. */
  readonly reveal: (field: string) => void
}

/** A long form in several steps; without script all of them are shown at once. */
export const attachSteps = (view: FormView): FormSteps => {
  const { form } = view
  const steps = [...form.querySelectorAll<HTMLElement>('[data-form-step]')]
  if (steps.length < 2) return { advance: async () => false, reveal: () => {} }
  const [back, next, submit] = ['[data-form-back]', '[data-form-next]', '[name=submitBtn]'].map((selector) =>
    form.querySelector<HTMLElement>(selector),
  )
  let current = 0
  const show = (index: number): void => {
    current = index
    steps.forEach((step, at) => {
      step.removeAttribute('data-later')
      step.hidden = at !== index
    })
    if (back) back.hidden = index === 0
    if (next) next.hidden = index === steps.length - 1
    if (submit) submit.hidden = index < steps.length - 1
  }
  const stepOf = (field: string): number => steps.findIndex((step) => step.contains(view.cellOf(field) ?? null))
  const advance = async (): Promise<boolean> => {
    if (current === steps.length - 1) return false
    const faults = await view.describe(view.check().filter(({ field }) => stepOf(field) === current))
    view.mark(faults)
    if (faults.length > 0) {
      view.summarise(await view.say(faults.length === 1 ? 'summary.one' : 'summary.many', { count: faults.length }), faults)
      return true
    }
    view.summarise('', [])
    show(current + 1)
    steps[current]?.querySelector<HTMLElement>('input:not([type=hidden]), select, textarea, button')?.focus()
    return true
  }
  back?.addEventListener('click', () => show(current - 1))
  next?.addEventListener('click', () => void advance())
  show(0)
  return {
    advance,
    reveal: (field) => {
      const index = stepOf(field)
      if (index >= 0 && index !== current) show(index)
    },
  }
}
