import { loadTexts } from '#browser/load-texts.ts'
import type { EmbeddedModel } from '#features/blocks/public.ts'
import { readBlockedDomains } from '#features/forms/blocked-domains.client.ts'
import { checkForm, type Fault } from '#features/forms/rules/check.rules.ts'
import type { SentFile } from '#features/forms/rules/file.rules.ts'
import { isShown, readValues, type FormField, type FormValues } from '#features/forms/rules/field.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type TextValues } from '#kernel/texts.ts'

export type ShownFault = { readonly field: string; readonly message: string }

export type Say = (key: string, values?: TextValues) => string

export type FormView = {
  readonly form: HTMLFormElement
  readonly page: EmbeddedModel
  readonly fields: readonly FormField[]
  readonly cellOf: (name: string) => HTMLElement | undefined
  readonly read: () => FormValues
  readonly check: () => readonly Fault[]
  readonly loadWords: () => Promise<Say>
  readonly say: (key: string, values?: TextValues) => Promise<string>
  readonly describe: (faults: readonly Fault[]) => Promise<ShownFault[]>
  /** Marks these fields, and no others. */
  readonly mark: (faults: readonly ShownFault[]) => void
  /** Marks or clears one field. */
  readonly markOne: (name: string, message: string | undefined) => void
  /** The list above the form; read out, since it gets the focus. */
  readonly summarise: (title: string, faults: readonly ShownFault[]) => void
  readonly showConditions: () => void
}

/** What a person meets in a field; the search field of an open list is not part of it. */
const CONTROLS = 'input:not([hidden], [placeholder="Find..."]), select, textarea, button[role=combobox]'

const readFields = (form: HTMLFormElement): FormField[] =>
  [...form.querySelectorAll<HTMLElement>('[data-form-field]')].map((cell) => ({
    label: '',
    ...(JSON.parse(cell.dataset['check'] ?? '{}') as Omit<FormField, 'label'>),
  }))

const labelOf = (cell: HTMLElement | undefined, name: string): string =>
  cell?.querySelector('legend, label')?.textContent.trim() || name

/** The form in the page, as the rules see it and as people do. */
export const openFormView = (form: HTMLFormElement, page: EmbeddedModel): FormView => {
  const fields = readFields(form)
  const today = form.dataset['formToday'] ?? ''
  const blockedDomains: string[] = []
  if (fields.some(({ rule }) => rule === 'workEmail'))
    form.addEventListener('focusin', () => void readBlockedDomains(page).then((names) => blockedDomains.push(...names)), {
      once: true,
    })
  const cellOf = (name: string): HTMLElement | undefined =>
    form.querySelector<HTMLElement>(`[data-form-field="${CSS.escape(name)}"]`) ?? undefined
  const read = (): FormValues => {
    const data = new FormData(form)
    return readValues(fields, (name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value : value?.name
    })
  }
  const listFiles = (): Record<string, SentFile> =>
    Object.fromEntries(
      [...form.querySelectorAll<HTMLInputElement>('input[type=file]')].flatMap(({ name, files }) =>
        files?.[0] ? [[name, { size: files[0].size, type: files[0].type }]] : [],
      ),
    )
  const loadWords: FormView['loadWords'] = async () => {
    const { forms } = await loadTexts(new Set(['forms']), page.locale.language)
    return (key, values) => fillText(lookUp(forms, key) ?? '', values)
  }
  const say: FormView['say'] = async (key, values) => (await loadWords())(key, values)

  const markOne: FormView['markOne'] = (name, message) => {
    const cell = cellOf(name)
    const error = cell?.querySelector<HTMLElement>(':scope > span:last-child')
    const text = error?.querySelector('span[id]')
    if (!cell || !error || !text) return
    cell.toggleAttribute('data-invalid', message !== undefined)
    error.hidden = message === undefined
    text.textContent = message ?? ''
    for (const control of cell.querySelectorAll(CONTROLS)) {
      if (message === undefined) control.removeAttribute('aria-invalid')
      else control.setAttribute('aria-invalid', 'true')
      if (!control.hasAttribute('aria-describedby')) control.setAttribute('aria-describedby', text.id)
    }
  }

  const summarise: FormView['summarise'] = (title, faults) => {
    const box = form.querySelector<HTMLElement>('[data-form-problems]')
    const heading = box?.querySelector('[data-form-problem-title]')
    const list = box?.querySelector('ul')
    if (!box || !heading || !list) return
    box.hidden = title === ''
    heading.textContent = title
    list.replaceChildren(
      ...faults.map(({ field, message }) => {
        const cell = cellOf(field)
        const link = document.createElement('a')
        const control = cell?.querySelector<HTMLElement>(`fieldset[id], ${CONTROLS}`)
        link.href = `#${control?.id ?? ''}`
        link.textContent = `${labelOf(cell, field)}: ${message}`
        link.addEventListener('click', (event) => {
          event.preventDefault()
          const target = control?.matches('fieldset') ? control.querySelector<HTMLElement>('input') : control
          target?.focus()
        })
        const item = document.createElement('li')
        item.append(link)
        return item
      }),
    )
    if (title !== '') box.focus()
  }

  return {
    form,
    page,
    fields,
    cellOf,
    read,
    check: () => checkForm(fields, read(), { today, blockedDomains, files: listFiles() }),
    loadWords,
    say,
    describe: (faults) =>
      Promise.all(faults.map(async ({ field, code, values }) => ({ field, message: await say(`fault.${code}`, values) }))),
    mark: (faults) => {
      for (const { name } of fields) markOne(name, faults.find(({ field }) => field === name)?.message)
    },
    markOne,
    summarise,
    showConditions: () => {
      const values = read()
      for (const field of fields) {
        const cell = cellOf(field.name)
        if (!cell || field.showIfField === undefined) continue
        cell.removeAttribute('data-unmet')
        cell.hidden = !isShown(field, fields, values)
      }
    },
  }
}
