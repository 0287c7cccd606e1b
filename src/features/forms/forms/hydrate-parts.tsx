import { useEffect, useState } from 'react'
import { hydrateIsland } from '#browser/hydrate-island.tsx'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { DatePicker, type DatePickerProps } from '#features/forms/forms/date-picker.tsx'
import { readOptions, readPlaceholder } from '#features/forms/forms/fill-field.client.ts'
import type { FieldOption } from '#features/forms/forms/rules/field.rules.ts'
import { ComboSelect } from '#ui/combo-select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type AwakeComboProps = {
  id: string
  name: string
  label: string
  isRequired: boolean
  options: readonly FieldOption[]
  /** Filled in before it woke. */
  early: string
}

/** Drawn first as the server drew it, empty. */
const AwakeCombo = ({ id, name, label, isRequired, options, early }: AwakeComboProps) => {
  const choose = useTexts('forms')('choose')
  const [value, setValue] = useState('')
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the first drawing must be the server's, which knows nothing of it
    setValue(early)
  }, [early])
  return <ComboSelect {...{ id, name, label, options, value }} placeholder={choose} required={isRequired} onChange={setValue} />
}

const wakeCombo = async (root: HTMLElement, page: EmbeddedModel): Promise<void> => {
  const input = root.querySelector<HTMLInputElement>('input[hidden]')
  const button = root.querySelector('button[role=combobox]')
  const label = root.querySelector('label')
  const id = root.dataset['formCombo']
  if (!input || !button || !label || id === undefined) return
  const options = readOptions(root.parentElement)
  const early = input.value
  const island = (
    <AwakeCombo
      {...{ id, name: input.name, label: label.textContent, options, early }}
      isRequired={button.ariaRequired === 'true'}
    />
  )
  // As the server drew it, whatever was recalled meanwhile.
  input.value = ''
  button.textContent = readPlaceholder(root.parentElement)
  await hydrateIsland(root, island, { page, namespaces: ['forms'] })
}

const wakeDate = async (root: HTMLElement, page: EmbeddedModel): Promise<void> => {
  const [shown, hidden] = [
    root.querySelector<HTMLInputElement>('input:not([hidden])'),
    root.querySelector<HTMLInputElement>('input[hidden]'),
  ]
  if (!shown || !hidden) return
  const props = JSON.parse(root.dataset['formDate'] ?? '{}') as Omit<DatePickerProps, 'early'>
  const early = hidden.value || shown.value
  const label = root.querySelector('label')?.textContent ?? props.label
  hidden.value = ''
  shown.value = ''
  await hydrateIsland(root, <DatePicker {...props} label={label} early={early} />, { page, namespaces: ['forms'] })
}

/** Lists and dates of one form: React comes with the first one that somebody reaches for. */
export const hydrateParts = async (form: HTMLFormElement, page: EmbeddedModel): Promise<boolean> => {
  const roots = form.querySelectorAll<HTMLElement>(':is([data-form-combo], [data-form-date]):not([data-awake])')
  await Promise.all(
    [...roots].map((root) => {
      root.dataset['awake'] = ''
      return root.dataset['formDate'] === undefined ? wakeCombo(root, page) : wakeDate(root, page)
    }),
  )
  return true
}
