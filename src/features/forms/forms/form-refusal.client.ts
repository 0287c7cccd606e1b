import type { ShownFault } from '#features/forms/forms/form-marks.client.ts'
import type { FormSteps } from '#features/forms/forms/form-steps.client.ts'
import type { FormView } from '#features/forms/forms/form-view.client.ts'

/** Marks what is wrong, shows the step that holds the first of it, and says it all above the form. */
export const refuseForm = async (
  view: FormView,
  steps: FormSteps,
  faults: readonly ShownFault[],
  title?: string,
): Promise<void> => {
  view.mark(faults)
  if (faults[0]) steps.reveal(faults[0].field)
  const said = title ?? (await view.say(faults.length === 1 ? 'summary.one' : 'summary.many', { count: faults.length }))
  view.summarise(said, faults)
}
