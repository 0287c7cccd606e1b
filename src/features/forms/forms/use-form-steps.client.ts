import { useEffect, useRef, useState, type RefObject } from 'react'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import type { FormSheetState } from '#features/forms/forms/use-form-sheet.client.ts'

const FIRST_CONTROL = 'input:not([type=hidden]), select, textarea, button'

/** A long form in several steps; without script all of them are shown at once. */
export const useFormSteps = (
  { fields, steps }: FilledForm,
  sheet: FormSheetState,
  element: RefObject<HTMLFormElement | null>,
) => {
  const [current, setCurrent] = useState(0)
  const isAdvancing = useRef(false)
  const last = Math.max(0, steps.length - 1)
  const stepOf = (name: string): number => (fields.find((field) => field.name === name)?.step ?? 1) - 1
  useEffect(() => {
    if (!isAdvancing.current) return
    isAdvancing.current = false
    element.current
      ?.querySelector(`[data-form-step="${current + 1}"]`)
      ?.querySelector<HTMLElement>(FIRST_CONTROL)
      ?.focus()
  }, [current, element])

  return {
    current,
    last,
    back: (): void => setCurrent(current - 1),
    /** Goes on to the next step if this one is in order; false at the last one, where the form is sent. */
    advance: (): boolean => {
      if (current >= last) return false
      const faults = sheet.describe(sheet.check().filter(({ field }) => stepOf(field) === current))
      sheet.report(faults)
      if (faults.length === 0) {
        isAdvancing.current = true
        setCurrent(current + 1)
      }
      return true
    },
    /** Shows the step that a field stands in. */
    reveal: (name: string): void => setCurrent(Math.min(last, stepOf(name))),
  }
}

export type FormStepsState = ReturnType<typeof useFormSteps>
