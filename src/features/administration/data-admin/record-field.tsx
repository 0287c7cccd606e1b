import { useState } from 'react'
import { RichTextField } from '#features/authoring/page-editor/public.ts'
import { FILE_UPLOAD, MAX_FILE_BYTES } from '#features/administration/data-admin/data-admin.rules.ts'
import { fromLocalTime, showValue, toLocalTime, type FormField } from '#features/administration/data-admin/field-value.rules.ts'
import { pathOfText } from '#features/administration/data-admin/problem-place.rules.ts'
import { RecordRows } from '#features/administration/data-admin/record-rows.tsx'
import { useChoiceName, useFieldName } from '#features/administration/data-admin/use-field-name.client.ts'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

/** The form's facts for its controls: the id of each, and its fault. */
type FormWiring = {
  readonly idOf: (path: string) => string
  readonly errorAt: (path: string) => string | undefined
}

export type RecordFieldProps = {
  field: FormField & { readonly fields?: readonly FormField[] }
  /** As refusals name it: `lines[2].quantity`. */
  path: string
  wiring: FormWiring
  value: unknown
  isLocked?: boolean
  onChange: (value: unknown) => void
  onUpload?: (uploadId: string | undefined) => void
}

const LONG = 500
/** Of a number, the most is its value. */
const isLong = ({ type, most }: FormField): boolean => !type.endsWith('number') && (most ?? 0) > LONG

const INPUT_TYPES: Readonly<Record<string, string>> = { date: 'date', mail: 'email' }

const toTexts = (value: unknown): Readonly<Partial<Record<Language, string>>> =>
  typeof value === 'object' && value !== null ? value : {}

/** Its id, and what is wrong with it. */
const wire = ({ idOf, errorAt }: FormWiring, path: string) => {
  const error = errorAt(path)
  return { id: idOf(path), ...(error !== undefined && { error }) }
}

const TextsField = ({ field, path, wiring, value, onChange }: RecordFieldProps) => {
  const nameOf = useFieldName()
  const texts = toTexts(value)
  return (
    <FormGroup legend={nameOf(field.name)} hint={field.help}>
      {LANGUAGES.map((language) => {
        const text = texts[language] ?? ''
        const write = (next: string): void => onChange({ ...texts, [language]: next })
        const about = {
          label: `${nameOf(field.name)} (${language})`,
          optional: !(field.isRequired && language === 'en'),
          value: text,
          ...wire(wiring, pathOfText(path, field, language)),
        }
        if (field.type === 'markup') return <RichTextField key={language} {...about} onChange={write} />
        if (isLong(field))
          return <TextArea key={language} size="small" {...about} onChange={(event) => write(event.currentTarget.value)} />
        return <TextField key={language} size="small" {...about} onChange={(event) => write(event.currentTarget.value)} />
      })}
    </FormGroup>
  )
}

const ChoicesField = ({ field, path, wiring, value, onChange }: RecordFieldProps) => {
  const nameOf = useFieldName()
  const choiceOf = useChoiceName()
  const chosen = Array.isArray(value) ? (value as readonly string[]) : []
  return (
    <FieldGroup legend={nameOf(field.name)} hint={field.help} {...wire(wiring, path)}>
      {field.choices.map((choice) => (
        <Checkbox
          key={choice}
          label={choiceOf(field.name, choice)}
          checked={chosen.includes(choice)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, choice] : chosen.filter((one) => one !== choice))
          }
        />
      ))}
    </FieldGroup>
  )
}

const FileField = ({ field, path, wiring, value, onUpload }: RecordFieldProps) => {
  const nameOf = useFieldName()
  const [queue] = useState(() => createUploadQueue({ kind: FILE_UPLOAD, maxBytes: MAX_FILE_BYTES }))
  const items = useUploadItems(queue)
  const done = items.find(({ state }) => state === 'done')
  const [reported, setReported] = useState<string>()
  if (done?.upload && reported !== done.upload.id) {
    setReported(done.upload.id)
    onUpload?.(done.upload.id)
  }
  return (
    <FileUpload
      queue={queue}
      label={nameOf(field.name)}
      hint={value ? showValue(value) : field.help}
      maxBytes={MAX_FILE_BYTES}
      {...wire(wiring, path)}
    />
  )
}

const toValues = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

/** One record inside of a line, such as an address. */
const RecordPart = ({ field, path, wiring, value, onChange }: RecordFieldProps) => {
  const nameOf = useFieldName()
  const values = toValues(value)
  return (
    <FormGroup legend={nameOf(field.name)} hint={field.help} {...wire(wiring, path)}>
      {(field.fields ?? []).map((inner) => (
        <RecordField
          key={inner.name}
          field={{ ...inner, name: `${field.name}.${inner.name}` }}
          path={`${path}.${inner.name}`}
          wiring={wiring}
          value={lookUp(values, inner.name)}
          onChange={(next) => onChange({ ...values, [inner.name]: next })}
        />
      ))}
    </FormGroup>
  )
}

const renderInner = (props: RecordFieldProps) => <RecordField {...props} />

/** The control of one field, by its type. */
export const RecordField = (props: RecordFieldProps) => {
  const { field, path, wiring, value, isLocked = false, onChange } = props
  const t = useTexts('data-admin')
  const nameOf = useFieldName()
  const choiceOf = useChoiceName()
  if (field.isByLanguage) return <TextsField {...props} />
  if (field.type === 'file') return <FileField {...props} />
  if (field.type === 'records') return <RecordRows {...props} draw={renderInner} />
  if (field.type === 'record') return <RecordPart {...props} />
  if (field.type === 'choice' && field.isList) return <ChoicesField {...props} />
  if (field.type === 'yes-no')
    return (
      <Checkbox
        label={nameOf(field.name)}
        hint={field.help}
        {...wire(wiring, path)}
        checked={value === true}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    )
  const hint = [field.help, field.isList ? t('hint.list') : ''].filter((part) => part !== '').join(' ')
  const about = { label: nameOf(field.name), hint, optional: !field.isRequired, ...wire(wiring, path) }
  if (field.type === 'choice')
    return (
      <Select
        size="small"
        {...about}
        placeholder="–"
        options={field.choices.map((choice) => ({ value: choice, label: choiceOf(field.name, choice) }))}
        value={showValue(value)}
        disabled={isLocked}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const text = Array.isArray(value)
    ? value.join(' | ')
    : field.type === 'values' && typeof value === 'object'
      ? JSON.stringify(value)
      : showValue(value)
  if (field.type === 'time')
    return (
      <TextField
        size="small"
        type="datetime-local"
        {...about}
        value={toLocalTime(value)}
        readOnly={isLocked}
        onChange={(event) => onChange(fromLocalTime(event.currentTarget.value))}
      />
    )
  if (field.type === 'markup') return <RichTextField {...about} value={text} onChange={onChange} />
  return isLong(field) || field.isList ? (
    <TextArea
      size="small"
      rows={2}
      {...about}
      value={text}
      readOnly={isLocked}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  ) : (
    <TextField
      size="small"
      {...about}
      type={lookUp(INPUT_TYPES, field.type) ?? 'text'}
      value={text}
      readOnly={isLocked}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
