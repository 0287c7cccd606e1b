import { useEffect, useState } from 'react'
import { hydrateIsland } from '#browser/hydrate-island.tsx'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { readOptions, readPlaceholder } from '#features/forms/form-memory.client.ts'
import type { FieldOption } from '#features/forms/rules/field.rules.ts'
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

/** The lists of one form: React comes with the first one that somebody reaches for. */
export const wakeCombos = async (form: HTMLFormElement, page: EmbeddedModel): Promise<boolean> => {
  const roots = form.querySelectorAll<HTMLElement>('[data-form-combo]:not([data-awake])')
  await Promise.all(
    [...roots].map((root) => {
      root.dataset['awake'] = ''
      return wakeCombo(root, page)
    }),
  )
  return true
}
