import { loadTexts } from '#browser/load-texts.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'
import { readEmailDomains, type EmailDomains } from '#features/forms/forms/email-domains.client.ts'
import { markField, summariseFaults } from '#features/forms/forms/form-marks.client.ts'
import { listFiles, readFields, readForm } from '#features/forms/forms/form-values.client.ts'
import type { FormView } from '#features/forms/forms/form-view.client.ts'
import { checkForm } from '#features/forms/forms/rules/check.rules.ts'
import { isShown, type FormValues } from '#features/forms/forms/rules/field.rules.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText } from '#kernel/texts.ts'

export const openFormView = (form: HTMLFormElement, page: EmbeddedModel): FormView => {
  const fields = readFields(form)
  const today = form.dataset['formToday'] ?? ''
  let domains: Partial<EmailDomains> = {}
  const loadDomains = async (): Promise<void> => void (domains = await readEmailDomains(fields, page))
  form.addEventListener('focusin', () => void loadDomains(), { once: true })
  const cellOf = (name: string): HTMLElement | undefined =>
    form.querySelector<HTMLElement>(`[data-form-field="${CSS.escape(name)}"]`) ?? undefined
  const read = (): FormValues => readForm(form, fields)
  const loadWords: FormView['loadWords'] = async () => {
    const { forms } = await loadTexts(new Set(['forms']), page.locale.language)
    return (key, values) => fillText(lookUp(forms, key) ?? '', values)
  }
  const say: FormView['say'] = async (key, values) => (await loadWords())(key, values)

  const markOne: FormView['markOne'] = (name, message) => markField(cellOf(name), message)
  return {
    form,
    page,
    fields,
    cellOf,
    read,
    check: () => checkForm(fields, read(), { today, ...domains, files: listFiles(form) }),
    loadWords,
    say,
    describe: (faults) =>
      Promise.all(faults.map(async ({ field, code, values }) => ({ field, message: await say(`fault.${code}`, values) }))),
    mark: (faults) => {
      for (const { name } of fields) markOne(name, faults.find(({ field }) => field === name)?.message)
    },
    markOne,
    summarise: (title, faults) => summariseFaults(form, cellOf, title, faults),
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
