import type { EditedMail } from '#features/administration/mail-texts/mail-editor.tsx'
import { findMailTextFault, type MailTextFault } from '#features/administration/mail-texts/mail-text.rules.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type EditedField = EditedMail['languages'][number]['fields'][number]

const writeNames = (names: readonly string[]): string => names.map((name) => `{${name}}`).join(' ')

type FieldProps = { field: EditedField; label: string; onChange: (text: string) => void }

const MailField = ({ field, label, onChange }: FieldProps) => {
  const t = useTexts('mail-texts')
  const describe = ({ code, names }: MailTextFault): string => t(`fault.${code}`, { names: writeNames(names) })
  const fault = field.text === field.original ? undefined : findMailTextFault(field)
  const control = {
    size: 'small',
    label,
    value: field.text,
    error: fault && describe(fault),
    hint: field.placeholders.length > 0 ? t('placeholders', { names: writeNames(field.placeholders) }) : undefined,
  } as const
  if (field.role === 'subject') return <TextField {...control} onChange={(event) => onChange(event.currentTarget.value)} />
  const rows = field.role === 'text' ? 6 : 2
  return <TextArea {...control} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />
}

type MailFieldsProps = { fields: readonly EditedField[]; onChange: (key: string, text: string) => void }

/** One field for each text; lines that stand only in some of these mails are numbered. */
export const MailFields = ({ fields, onChange }: MailFieldsProps) => {
  const t = useTexts('mail-texts')
  const lines = fields.filter(({ role }) => role === 'line')
  return fields.map((field) => (
    <MailField
      key={field.key}
      field={field}
      label={field.role === 'line' ? t('field.line', { number: lines.indexOf(field) + 1 }) : t(`field.${field.role}`)}
      onChange={(text) => onChange(field.key, text)}
    />
  ))
}
