import { useState } from 'react'
import { usePage, type PropsInMarkup } from '#foundation/blocks/public.ts'
import type { FilledForm } from '#features/forms/forms/form.schema.ts'
import { FormSheet } from '#features/forms/forms/form-sheet.tsx'
import { FormThanks } from '#features/forms/forms/form-thanks.tsx'
import type { FieldKind, FieldOption } from '#features/forms/forms/rules/field.rules.ts'
import { isFragment } from '#features/forms/forms/submission.rules.ts'
import { useTranslatedForm } from '#features/forms/forms/use-translated-form.client.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Section } from '#ui/section.tsx'
import styles from './form.module.css'

/** A button that opens the form; the dialog stands in the page from the beginning [2.23.1]. */
const FormDialog = ({ form }: { form: FilledForm }) => {
  const [isOpen, setIsOpen] = useState(false)
  const { dialogTitle = '', lead } = form
  return (
    <>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div>
        <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {dialogTitle}
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={dialogTitle} keepsContent>
        <FormSheet form={form} isBare />
      </Dialog>
    </>
  )
}

/** Countries stand in the select of those without script: the template reads them as the browser does. */
const readOptions = (cell: Element | null): FieldOption[] => {
  const template = document.createElement('template')
  template.innerHTML = cell?.querySelector('noscript')?.textContent ?? ''
  return [...template.content.querySelectorAll('option')]
    .filter(({ value }) => value !== '')
    .map(({ value, text }) => ({ value, label: text }))
}

export const inMarkup: PropsInMarkup<FilledForm, FilledForm> = {
  leaveOut: (form) => ({ ...form, filled: { ...form.filled, countries: [], phones: [] } }),
  readBack: (form, root) => {
    const optionsOf = (kind: FieldKind): FieldOption[] => {
      const name = form.fields.find((field) => field.kind === kind)?.name
      return name === undefined ? [] : readOptions(root.querySelector(`[data-form-field="${CSS.escape(name)}"]`))
    }
    const action = root.querySelector('form')?.getAttribute('action') ?? undefined
    return { ...form, filled: { ...form.filled, action, countries: optionsOf('country'), phones: optionsOf('phone-country') } }
  },
}

export const Block = (authored: FilledForm) => {
  const { path } = usePage()
  const form = useTranslatedForm(authored)
  const { dialogTitle, filled } = form
  const isBare = isFragment(filled.action ?? path)
  const content = filled.isSent ? (
    <FormThanks form={form} />
  ) : dialogTitle ? (
    <FormDialog form={form} />
  ) : (
    <FormSheet form={form} isBare={isBare} />
  )
  return isBare ? (
    content
  ) : (
    <Section space="tight">
      <div className={styles.place}>{content}</div>
    </Section>
  )
}
