import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { usePage } from '#foundation/blocks/public.ts'
import { readEmailDomains, type EmailDomains } from '#features/forms/forms/email-domains.client.ts'
import { rememberControl } from '#features/forms/forms/form-memory.client.ts'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import { listFiles, readForm } from '#features/forms/forms/form-values.client.ts'
import { openVisit, type FormVisit } from '#features/forms/forms/form-visit.client.ts'
import { checkForm, type Fault } from '#features/forms/forms/rules/check.rules.ts'
import { readValue, tidyText, type FormValues } from '#features/forms/forms/rules/field.rules.ts'
import { useTexts } from '#ui/use-texts.tsx'

export type ShownFault = { readonly field: string; readonly message: string }
export type FormSummary = { readonly title: string; readonly faults: readonly ShownFault[] }

/** The search field of a list has no name: it is no part of the form. */
const fieldOf = (target: EventTarget): string | undefined =>
  target instanceof Element && target.matches('[name], [role=combobox][id]')
    ? target.closest<HTMLElement>('[data-form-field]')?.dataset['formField']
    : undefined

/** The values, faults and conditions of a form while somebody fills it in. Its fields keep their values themselves: what is typed before the script is there stays. */
export const useFormSheet = (form: FilledForm, element: RefObject<HTMLFormElement | null>) => {
  const t = useTexts('forms')
  const { config } = usePage()
  const { fields, filled, formKey, isButtonHeld } = form
  const domains = useRef<Partial<EmailDomains>>(undefined)
  const [visit, setVisit] = useState<FormVisit>()
  const [values, setValues] = useState<FormValues>(() => ({
    ...Object.fromEntries(fields.map(({ name, value = '' }) => [name, value])),
    ...filled.values,
  }))
  const [isInvalid, setIsInvalid] = useState(false)
  const describe = (faults: readonly Fault[]): ShownFault[] =>
    faults.map(({ field, code, values: inside }) => ({ field, message: t(`fault.${code}`, inside) }))
  const summarise = (faults: readonly ShownFault[]): FormSummary => {
    if (faults.length === 0) return { title: '', faults }
    return { title: faults.length === 1 ? t('summary.one') : t('summary.many', { count: faults.length }), faults }
  }
  const [faults, setFaults] = useState<readonly ShownFault[]>(() => describe(filled.faults as readonly Fault[]))
  const [summary, setSummary] = useState<FormSummary>(() =>
    filled.problem ? { title: t(filled.problem), faults } : summarise(faults),
  )
  const memory = { formKey, fields, expiry: config.formMemoryExpiry }

  const read = (): FormValues => (element.current ? readForm(element.current, fields) : {})
  const check = (written = read()): readonly Fault[] => {
    const files = element.current ? listFiles(element.current) : {}
    return checkForm(fields, written, { today: filled.today, ...domains.current, files })
  }
  const refresh = (written = read()): void => {
    setValues(written)
    // Only a button that waits for it has to know with each key [4.18.1].
    if (isButtonHeld) setIsInvalid(check(written).length > 0)
  }
  const recheck = (name: string): void => {
    const rest = faults.filter(({ field }) => field !== name)
    setFaults([...rest, ...describe(check().filter(({ field }) => field === name))])
  }

  const open = useEffectEvent(() => {
    if (!element.current) return
    const opened = openVisit(element.current, form.fixedId, memory)
    setVisit(opened)
    refresh({ ...read(), ...opened.recalled })
  })
  // oxlint-disable-next-line react/set-state-in-effect -- the first drawing must be the server's, which knows nothing of the visit
  useEffect(() => open(), [])

  return {
    visit,
    values,
    faults,
    summary,
    isInvalid,
    check,
    describe,
    recheckAll: () => refresh(),
    /** Marks these fields and no others, and lists them above the form. */
    report: (found: readonly ShownFault[], title?: string): void => {
      setFaults(found)
      setSummary(title === undefined ? summarise(found) : { title, faults: found })
    },
    followInput: (target: EventTarget): void => {
      rememberControl(target, memory)
      refresh()
      const name = fieldOf(target)
      if (name !== undefined && faults.some(({ field }) => field === name)) recheck(name)
    },
    followFocus: (): void => {
      if (domains.current) return
      domains.current = {}
      void readEmailDomains(fields, { config }).then((lists) => (domains.current = lists))
    },
    followBlur: (target: EventTarget): void => {
      const name = fieldOf(target)
      const field = fields.find((each) => each.name === name)
      if (name === undefined || !field) return
      // A finished text is shown as it is sent: single spaces, and a capital where the field has one [5.3.9].
      const isText = field.kind === 'text' || field.kind === 'textarea'
      if (isText && (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement))
        target.value = tidyText(field, target.value)
      // An empty field that is only passed through shows no error.
      if (readValue(read(), name) !== '') recheck(name)
    },
  }
}

export type FormSheetState = ReturnType<typeof useFormSheet>
